import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../root.ts';
import { chooseChecks } from './checks.ts';
import { browserCheck } from './test-checks.ts';

/** Runs checks in a process of their own; gives the exit code and the last lines. */
function close(...checks: object[]) {
  const module = join(import.meta.dirname, 'run-checks.ts');
  const program = `
    import { runChecks } from ${JSON.stringify(module)};
    const checks = ${JSON.stringify(checks)};
    await runChecks(checks.map(({ tests, ...check }) => (
      tests ? { ...check, report: { path: 'test-results/none.json', read: () => tests } } : check
    )));`;
  const options = ['--input-type=module', '--eval', program];
  const { status, stdout } = spawnSync(process.execPath, options, { cwd: ROOT, encoding: 'utf8' });
  return { status, closing: stdout.slice(stdout.lastIndexOf(' s\n') + 3) };
}

const GOOD = { title: 'Good', command: ['node', '--eval', ''] };
const BAD = { title: 'Bad', command: ['node', '--eval', 'process.exit(3)'] };

test('the last line counts checks and tests', () => {
  const tests = ['one', 'two'].map((name) => ({ name, isPassed: true }));
  expect(close(GOOD, { ...GOOD, tests })).toEqual({ status: 0, closing: '\n3 passed, 0 failed\n' });
});

test('a test that needed a second try is a pass, and is named', () => {
  const tests = [{ name: 'slow', isPassed: true, isRetried: true }];
  const closing = '\nNeeded a second try:\n  slow\n\n1 passed, 0 failed\n';
  expect(close({ ...GOOD, tests })).toEqual({ status: 0, closing });
});

test('what failed is named, also a run that failed without a test or had none', () => {
  const tests = [{ name: 'one', isPassed: true }];
  const wrong = [{ name: 'two', isPassed: false }];
  const run = close(BAD, { ...BAD, tests }, { ...GOOD, tests: wrong }, { ...GOOD, tests: [] });
  const closing = '\nFailed:\n  Bad\n  Bad\n  two\n  Good\n\n1 passed, 4 failed\n';
  expect(run).toEqual({ status: 1, closing });
});

test('where nothing has changed there may be nothing to test', () => {
  const empty = { ...GOOD, tests: [], canBeEmpty: true };
  expect(close(empty)).toEqual({ status: 0, closing: '\n0 passed, 0 failed\n' });
});

test('the report of the browser tests says what passed, at the first try or the second', () => {
  const spec = (title: string, status: string) => ({
    ...{ file: 'a.spec.ts', line: 3, title },
    tests: [{ status }],
  });
  const inner = { specs: [spec('failed', 'unexpected'), spec('left out', 'skipped')] };
  const suites = [{ specs: [spec('passed', 'expected'), spec('slow', 'flaky')], suites: [inner] }];
  expect(browserCheck('').report?.read({ suites })).toEqual([
    { name: 'a.spec.ts:3: passed', isPassed: true, isRetried: false },
    { name: 'a.spec.ts:3: slow', isPassed: true, isRetried: true },
    { name: 'a.spec.ts:3: failed', isPassed: false, isRetried: false },
    { name: 'a.spec.ts:3: left out', isPassed: false, isRetried: false },
  ]);
});

test('RUN-3 npm test installs what is missing, then runs every check', () => {
  const npm = spawnSync('npm', ['test', '--', 'no-such-check'], { cwd: ROOT, encoding: 'utf8' });
  const [, pretest] = /pretest\n> (.+)/.exec(npm.stdout) ?? [];
  expect(pretest).toBe('node scripts/bootstrap.mjs');
  const names = 'types, format, unused, imports, generated, build, unit, browser';
  expect(npm.stderr).toContain(`No check is called no-such-check: ${names}`);
  expect(chooseChecks([]).map(({ title }) => title)).toEqual([
    ...['Types', 'Format and lint', 'Unused code', 'Import rules', 'Generated files', 'Build'],
    ...['Unit and integration tests', 'Browser tests'],
  ]);
});

test('names choose checks, and options go to the browser tests', () => {
  const chosen = chooseChecks(['types', 'browser', '--shard=1/3']);
  expect(chosen.map(({ title }) => title)).toEqual(['Types', 'Browser tests']);
  expect(chosen[1]?.command).toEqual(['playwright', 'test', '--shard=1/3']);
  expect(() => chooseChecks(['tipes'])).toThrow('No check is called tipes');
});
