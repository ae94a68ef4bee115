import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';

/** A test of a report. `isRetried`: it passed at its second try. */
export type TestResult = { name: string; isPassed: boolean; isRetried?: boolean };

export type Check = {
  title: string;
  /** A command of `node_modules/.bin` and its arguments. */
  command: string[];
  /** Where the run writes its report, and how to read it; without one a check counts as one. */
  report?: { path: string; read: (report: unknown) => TestResult[] };
  /** Whether there may be nothing to test. */
  canBeEmpty?: boolean;
};

/**
 * Runs one check after the other, whatever they find. Closes with the names of what needed a second
 * try and of what failed, and with the line `N passed, N failed`, which is also the exit code.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  const results: TestResult[] = [];
  for (const check of checks) results.push(...(await runCheck(check)));
  const failed = results.filter(({ isPassed }) => !isPassed);
  listNames(
    'Needed a second try',
    results.filter(({ isRetried }) => isRetried),
  );
  listNames('Failed', failed);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function listNames(title: string, tests: readonly TestResult[]): void {
  if (tests.length > 0) console.log(`\n${title}:\n  ${tests.map(({ name }) => name).join('\n  ')}`);
}

/** Runs one check with its output shown, and prints how it ended and how long it took. */
async function runCheck({ title, command, report, canBeEmpty }: Check): Promise<TestResult[]> {
  console.log(`\n── ${title}`);
  if (report) await rm(join(ROOT, report.path), { force: true });
  const startedAt = Date.now();
  const isPassed = await run(command);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${title}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (!report) return [{ name: title, isPassed }];
  const tests = report.read(await readReport(report.path));
  const isEmpty = tests.length === 0 && !canBeEmpty;
  // A run that failed without naming a test that did has one failure.
  const isUntold = isEmpty || (!isPassed && tests.every((test) => test.isPassed));
  return isUntold ? [...tests, { name: title, isPassed: false }] : tests;
}

async function readReport(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(ROOT, path), 'utf8').catch(() => '{}'));
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
