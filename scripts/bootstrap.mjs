// Installs what is missing, and nothing when all is there, however it was installed. Runs on any
// Node from 20, with built-in modules alone, because it runs before anything is installed.
// `--production` leaves out what only development needs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const isProduction = process.argv.includes('--production');

if (listMissing().length > 0) install();
requireNode();

/** The paths of packages that are needed here, and are not there as the lockfile says. */
function listMissing() {
  const wanted = readPackages('package-lock.json');
  // npm writes this file last: without it an install was cut short.
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted)
    .filter(([path]) => /(^|\/)node_modules\//.test(path))
    .filter(([path, entry]) => isMissing(path, entry, installed[path]))
    .map(([path]) => path);
}

function isMissing(path, entry, installed) {
  if (entry.dev && isProduction) return false;
  const isSame = ['version', 'integrity', 'link'].every((key) => installed?.[key] === entry[key]);
  // What is optional npm leaves out where it does not run.
  if (entry.optional || (entry.devOptional && isProduction)) return Boolean(installed) && !isSame;
  return !isSame || !existsSync(join(root, path, 'package.json'));
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Adds to an install that is whole as far as it goes; one that was cut short is made anew. Adding
 * takes nothing away from a server that runs meanwhile.
 */
function install() {
  console.log('Installing dependencies …');
  const startedAt = Date.now();
  const isBegun = existsSync(join(root, 'node_modules', '.package-lock.json'));
  if (isBegun) runNpm('install', '--no-save');
  if (!isBegun || listMissing().length > 0) runNpm('ci');
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function runNpm(...command) {
  const npm = process.env.npm_execpath;
  const options = [...command, '--no-audit', '--no-fund', '--loglevel=error'];
  if (isProduction && !hasDevelopment()) options.push('--omit=dev');
  const [program, ...rest] = npm ? [process.execPath, npm] : ['npm'];
  const { status } = spawnSync(program, [...rest, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('The dependencies could not be installed.');
}

/** Whether packages for development are there: they stay. */
function hasDevelopment() {
  const installed = Object.entries(readPackages('node_modules/.package-lock.json'));
  return installed.some(([path, { dev }]) => dev && existsSync(join(root, path)));
}

/** The sources run on Node's own type stripping. Linux gets such a Node among the dependencies. */
function requireNode() {
  if (existsSync(join(root, 'node_modules', '.bin', 'node'))) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  fail(`Karibu needs Node 22.18 or newer here; this is ${process.versions.node}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
