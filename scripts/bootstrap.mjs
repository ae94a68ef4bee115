// Installs what is missing. Runs on any Node from 20, with built-in modules alone, because it runs
// before anything is installed. `--production` leaves out what only development needs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const stampPath = join(root, 'node_modules', '.karibu-installed');
const wanted = process.argv.includes('--production') ? 'production' : 'all';
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!isInstalled()) install();
requireNode();

function isInstalled() {
  if (!existsSync(stampPath)) return false;
  const [installed, extent] = readFileSync(stampPath, 'utf8').trim().split(' ');
  return installed === lock && (extent === 'all' || extent === wanted);
}

function install() {
  console.log('Installing dependencies …');
  const startedAt = Date.now();
  const npm = process.env.npm_execpath;
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (wanted === 'production') options.push('--omit=dev');
  const [command, ...rest] = npm ? [process.execPath, npm] : ['npm'];
  const { status } = spawnSync(command, [...rest, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('The dependencies could not be installed.');
  writeFileSync(stampPath, `${lock} ${wanted}\n`);
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
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
