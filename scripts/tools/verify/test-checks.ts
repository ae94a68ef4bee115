import { relative } from 'node:path';
import { ROOT } from '../../root.ts';
import type { Check, TestResult } from './run-checks.ts';

/** A check that runs vitest. A test that was skipped counts as failed: it proves nothing. */
export function vitestCheck(title: string, name: string, ...options: string[]): Check {
  const path = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const command = ['vitest', 'run', ...options, ...reporters];
  return { title, command, report: { path, read: readVitest } };
}

/** A check that runs Playwright, which tries what fails once more. */
export function browserCheck(title: string, ...options: string[]): Check {
  const command = ['playwright', 'test', ...options];
  return { title, command, report: { path: 'test-results/browser.json', read: readPlaywright } };
}

type VitestReport = {
  testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

function readVitest(report: unknown): TestResult[] {
  const { testResults = [] } = report as VitestReport;
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      name: `${relative(ROOT, file)}: ${fullName}`,
      isPassed: status === 'passed',
    })),
  );
}

type Spec = { file: string; line: number; title: string; tests: { status: string }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };

function readPlaywright(report: unknown): TestResult[] {
  const { suites = [] } = report as { suites?: Suite[] };
  return suites.flatMap(specsOf).map(({ file, line, title, tests: [test] }) => ({
    name: `${file}:${line}: ${title}`,
    isPassed: test?.status === 'expected' || test?.status === 'flaky',
    isRetried: test?.status === 'flaky',
  }));
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
