import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

export type Count = { passed: number; failed: number };

export type Check = {
  title: string;
  /** A command of `node_modules/.bin` and its arguments. */
  command: string[];
  /** Where the run writes its report; one that an earlier run left is removed first. */
  report?: string;
  /** What a run counts for: one, or the tests that its report lists. */
  count: (isPassed: boolean) => Promise<Count>;
};

/** Runs one check with its output shown, and prints how it ended and how long it took. */
export async function runCheck({ title, command, report, count }: Check): Promise<Count> {
  console.log(`\n── ${title}`);
  if (report) await rm(join(ROOT, report), { force: true });
  const startedAt = Date.now();
  const isPassed = await run(command);
  const counted = await count(isPassed);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${title}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return counted;
}

/** A check that runs vitest, and counts the tests of its report. */
export function vitestCheck(title: string, name: string, ...options: string[]): Check {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    title,
    command: ['vitest', 'run', ...options, ...reporters],
    report,
    count: async (isPassed) => {
      const { numPassedTests, numFailedTests, numPendingTests } = await readReport(report);
      return atLeastOneFailure(isPassed, {
        passed: Number(numPassedTests ?? 0),
        failed: Number(numFailedTests ?? 0) + Number(numPendingTests ?? 0),
      });
    },
  };
}

/** The browser tests. A skipped one counts as failed: it proves nothing. */
export const BROWSER_TESTS: Check = {
  title: 'Browser tests',
  command: ['playwright', 'test'],
  report: 'test-results/browser.json',
  count: async (isPassed) => {
    const { stats = {} } = await readReport('test-results/browser.json');
    const counts = stats as Record<string, number>;
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = counts;
    return atLeastOneFailure(isPassed, {
      passed: expected + flaky,
      failed: unexpected + skipped,
    });
  },
};

function atLeastOneFailure(isPassed: boolean, count: Count): Count {
  const hasNothing = count.passed + count.failed === 0;
  const isUntold = (!isPassed || hasNothing) && count.failed === 0;
  return isUntold ? { ...count, failed: 1 } : count;
}

async function readReport(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(ROOT, path), 'utf8').catch(() => '{}');
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
