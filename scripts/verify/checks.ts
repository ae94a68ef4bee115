import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

export type Count = { passed: number; failed: number };

export type Check = {
  title: string;
  /** A command of `node_modules/.bin` and its arguments. */
  command: string[];
  /** What a run counts for: one, or the tests that its report lists. */
  count: (isPassed: boolean) => Promise<Count>;
};

const UNIT_REPORT = join(ROOT, 'test-results', 'unit.json');
const FIREBASE_REPORT = join(ROOT, 'test-results', 'firebase.json');
const BROWSER_REPORT = join(ROOT, 'test-results', 'browser.json');

/** Runs one check with its output shown, and prints how it ended and how long it took. */
export async function runCheck({ title, command, count }: Check): Promise<Count> {
  console.log(`\n── ${title}`);
  const reports = [UNIT_REPORT, FIREBASE_REPORT, BROWSER_REPORT];
  await Promise.all(reports.map((path) => rm(path, { force: true })));
  const startedAt = Date.now();
  const isPassed = await run(command);
  const counted = await count(isPassed);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${title}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return counted;
}

/** The tests in vitest's report; a run that ended badly counts at least one failure. */
export const countUnitTests = (isPassed: boolean) => countVitest(UNIT_REPORT, isPassed);

/** The same for the tests that need Firebase. */
export const countFirebaseTests = (isPassed: boolean) => countVitest(FIREBASE_REPORT, isPassed);

async function countVitest(path: string, isPassed: boolean): Promise<Count> {
  const report = await readReport(path);
  return atLeastOneFailure(isPassed, {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0) + Number(report.numPendingTests ?? 0),
  });
}

/** The tests in Playwright's report. A skipped test counts as failed: it proves nothing. */
export async function countBrowserTests(isPassed: boolean): Promise<Count> {
  const { stats = {} } = await readReport(BROWSER_REPORT);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats as Record<string, number>;
  return atLeastOneFailure(isPassed, { passed: expected + flaky, failed: unexpected + skipped });
}

function atLeastOneFailure(isPassed: boolean, count: Count): Count {
  const hasNothing = count.passed + count.failed === 0;
  const isUntold = (!isPassed || hasNothing) && count.failed === 0;
  return isUntold ? { ...count, failed: 1 } : count;
}

async function readReport(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

function run([command = '', ...options]: string[]): Promise<boolean> {
  const bin = join(ROOT, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' };
  const child = spawn(command, options, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
