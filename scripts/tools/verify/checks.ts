import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../../root.ts';

/** What a check found; `failures` names what failed. */
type Result = { passed: number; failed: number; failures: string[] };

export type Check = {
  title: string;
  /** A command of `node_modules/.bin` and its arguments. */
  command: string[];
  /** Where the run writes its report; one that an earlier run left is removed first. */
  report?: string;
  /** What a run counts for: one, or the tests that its report lists. */
  count: (isPassed: boolean) => Promise<Result>;
};

/**
 * Runs one check after the other, whatever they find, and closes with the names of what failed and
 * the line `N passed, N failed`, which is also the exit code.
 */
export async function runChecks(checks: Check[]): Promise<void> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  const results: Result[] = [];
  for (const check of checks) results.push(await runCheck(check));
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  const total = (name: 'passed' | 'failed') => results.reduce((sum, each) => sum + each[name], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

/** Runs one check with its output shown, and prints how it ended and how long it took. */
async function runCheck({ title, command, report, count }: Check): Promise<Result> {
  console.log(`\n── ${title}`);
  if (report) await rm(join(ROOT, report), { force: true });
  const startedAt = Date.now();
  const isPassed = await run(command);
  const { passed, failed, failures } = await count(isPassed);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${title}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  const isUntold = failed === 0 && (!isPassed || passed === 0);
  return isUntold ? { passed, failed: 1, failures: [title] } : { passed, failed, failures };
}

/** A check that counts as one. */
export function oneCheck(title: string, ...command: string[]): Check {
  const count = async (isPassed: boolean) => ({
    passed: Number(isPassed),
    failed: 0,
    failures: [],
  });
  return { title, command, count };
}

/** A check that runs vitest, and counts the tests of its report. */
export function vitestCheck(title: string, name: string, ...options: string[]): Check {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    title,
    command: ['vitest', 'run', ...options, ...reporters],
    report,
    count: async () => {
      const { testResults = [] } = await readReport<VitestReport>(report);
      const tests = testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults.map(({ fullName, status }) => ({
          name: `${relative(ROOT, file)}: ${fullName}`,
          isPassed: status === 'passed',
        })),
      );
      return countTests(tests);
    },
  };
}

type VitestReport = {
  testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** The browser tests. */
export const BROWSER_TESTS: Check = {
  title: 'Browser tests',
  command: ['playwright', 'test'],
  report: 'test-results/browser.json',
  count: async () => {
    const { suites = [] } = await readReport<{ suites?: Suite[] }>('test-results/browser.json');
    const tests = suites.flatMap(specsOf).map(({ file, line, title, tests: [test] }) => ({
      name: `${file}:${line}: ${title}`,
      isPassed: test?.status === 'expected' || test?.status === 'flaky',
    }));
    return countTests(tests);
  },
};

type Spec = { file: string; line: number; title: string; tests: { status: string }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A test that was skipped counts as failed: it proves nothing. */
function countTests(tests: { name: string; isPassed: boolean }[]): Result {
  const failures = tests.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  return { passed: tests.length - failures.length, failed: failures.length, failures };
}

async function readReport<Report>(path: string): Promise<Report> {
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
