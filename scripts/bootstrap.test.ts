import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './root.ts';

const LOCK = {
  packages: {
    '': { name: 'house' },
    part: { version: '1.0.0' },
    'node_modules/@house/part': { resolved: 'part', link: true },
    'node_modules/runs': { version: '1.2.3', integrity: 'sha512-a' },
    'node_modules/makes': { version: '4.5.6', integrity: 'sha512-b', dev: true },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['none'] },
  },
};

/** Stands for npm: notes what it is asked for, and installs what the lockfile says. */
const NPM = `#!${process.execPath}
const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const options = process.argv.slice(2);
const meant = options.filter((each) => !/^--(no-a|no-f|log)/.test(each));
appendFileSync('npm.log', meant.join(' ') + '\\n');
if (process.env.NPM_FAILS) process.exit(1);
if (options[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
for (const [path, { dev, optional }] of Object.entries(packages)) {
  const isLeftOut = optional || (dev && options.includes('--omit=dev'));
  if (isLeftOut || !path.includes('node_modules/')) { delete packages[path]; continue; }
  mkdirSync(path, { recursive: true });
  writeFileSync(path + '/package.json', '{}');
}
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'karibu-bootstrap-'));
  for (const folder of ['bin', 'part', 'scripts']) mkdirSync(join(house, folder));
  cpSync(join(ROOT, 'scripts', 'bootstrap.mjs'), join(house, 'scripts', 'bootstrap.mjs'));
  writeFileSync(join(house, 'package-lock.json'), JSON.stringify(LOCK));
  writeFileSync(join(house, 'bin', 'npm'), NPM);
  chmodSync(join(house, 'bin', 'npm'), 0o755);
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

function bootstrap(options: string[] = [], environment: object = {}) {
  const PATH = `${join(house, 'bin')}${delimiter}${process.env.PATH}`;
  const script = join('scripts', 'bootstrap.mjs');
  return spawnSync(process.execPath, [script, ...options], {
    ...{ cwd: house, encoding: 'utf8' },
    env: { PATH, ...environment },
  });
}

/** What npm has been asked for since the last look. */
function calls(): string[] {
  const log = join(house, 'npm.log');
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  rmSync(log, { force: true });
  return lines;
}

function installByHand(...command: string[]) {
  const { status } = spawnSync(join(house, 'bin', 'npm'), command, { cwd: house });
  expect(status).toBe(0);
  calls();
}

test('REG-6 what npm has installed is taken as it is, without another call of npm', () => {
  installByHand('ci');
  for (const options of [[], ['--production'], []]) {
    expect(bootstrap(options)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  }
  expect(calls()).toEqual([]);
});

test('RUN-1 RUN-3 from a bare clone each extent is installed once', () => {
  bootstrap(['--production']);
  bootstrap(['--production']);
  expect(calls()).toEqual(['ci --omit=dev']);
  expect(existsSync(join(house, 'node_modules', 'makes'))).toBe(false);
});

test('REG-6 what development needs is added to an install for production, which stays as it is', () => {
  installByHand('ci', '--omit=dev');
  const used = join(house, 'node_modules', 'runs', 'in-use');
  writeFileSync(used, '');
  bootstrap();
  expect(calls()).toEqual(['install --no-save']);
  expect(existsSync(used)).toBe(true);
  bootstrap();
  bootstrap(['--production']);
  expect(calls()).toEqual([]);
});

test('an install that was cut short is made anew', () => {
  installByHand('ci');
  rmSync(join(house, 'node_modules', '.package-lock.json'));
  bootstrap();
  expect(calls()).toEqual(['ci']);
});

test.each([
  [
    'a package that is gone',
    () => rmSync(join(house, 'node_modules', 'runs'), { recursive: true }),
  ],
  ['another version in the lockfile', () => changeLock({ version: '1.2.4' })],
  ['another content in the lockfile', () => changeLock({ integrity: 'sha512-c' })],
])('%s is noticed, and only what it needs is fetched', (_, change) => {
  installByHand('ci');
  change();
  bootstrap(['--production']);
  // Whoever has what development needs keeps it.
  expect(calls()).toEqual(['install --no-save']);
  bootstrap(['--production']);
  expect(calls()).toEqual([]);
});

test('REG-6 when npm fails, one line says so, and what is there stays', () => {
  const refusal = { status: 1, stderr: 'The dependencies could not be installed.\n' };
  expect(bootstrap([], { NPM_FAILS: 'yes' })).toMatchObject(refusal);
  installByHand('ci', '--omit=dev');
  expect(bootstrap([], { NPM_FAILS: 'yes' })).toMatchObject(refusal);
  expect(calls()).toEqual(['install --no-save']);
  expect(bootstrap(['--production'])).toMatchObject({ status: 0 });
});

function changeLock(change: object) {
  const runs = { ...LOCK.packages['node_modules/runs'], ...change };
  const packages = { ...LOCK.packages, 'node_modules/runs': runs };
  writeFileSync(join(house, 'package-lock.json'), JSON.stringify({ packages }));
}
