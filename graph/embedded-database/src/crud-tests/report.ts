import type { Verdict } from './run-test.ts';

type Kind = Verdict['kind'];

/** The verdict on each test of one file, by the test's description. */
export type FileReport = { name: string; verdicts: ReadonlyMap<string, Verdict> };

/** Lines for one file: a summary, then each test that did not pass and was not skipped. */
export function describeFile({ name, verdicts }: FileReport): string[] {
  const details = [...verdicts].flatMap(([description, verdict]) =>
    verdict.kind === 'passed' || verdict.kind === 'skipped'
      ? []
      : [`  ${verdict.kind}  ${description}`, `    ${verdict.reason}`],
  );
  return [`${name}: ${describeCounts([...verdicts.values()])}`, ...details];
}

/** The closing line: how many tests of all files ended in which way. */
export function describeTotal(reports: readonly FileReport[]): string {
  return describeCounts(reports.flatMap(({ verdicts }) => [...verdicts.values()]));
}

function describeCounts(verdicts: readonly Verdict[]): string {
  const count = (kind: Kind) => verdicts.filter((verdict) => verdict.kind === kind).length;
  const applicable = verdicts.length - count('skipped');
  return (
    `${count('passed')} of ${applicable} passed, ${count('refused')} refused by name, ` +
    `${count('failed')} failed, ${count('driver')} sent otherwise by the driver; ` +
    `${count('skipped')} do not apply`
  );
}
