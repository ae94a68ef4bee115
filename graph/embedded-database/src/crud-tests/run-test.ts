import { createEntities, type Entities } from './entities.ts';
import { findErrorDifference } from './expected-error.ts';
import { findEventDifference } from './expected-events.ts';
import { type Difference, findDifference, type Matching } from './match.ts';
import { runOperation, UnknownOperationError } from './operations.ts';
import { type Client, findOutcomeDifference, loadInitialData } from './outcome.ts';
import { readRefusal } from './refusal.ts';
import type { CrudTest, Operation, TestFile } from './test-file.ts';

/**
 * How a test ended. `refused` means by name, with an error code; `failed` means a wrong answer;
 * `driver` means that the answers are right but the driver sent other commands than expected.
 */
export type Verdict =
  | { kind: 'passed' }
  | { kind: 'skipped' | 'refused' | 'failed' | 'driver'; reason: string };

/** Runs one test of a file on the database at `uri`. `internal` prepares and inspects the data. */
export async function runTest(
  uri: string,
  internal: Client,
  file: TestFile,
  test: CrudTest,
): Promise<Verdict> {
  await loadInitialData(internal, file);
  const entities = await createEntities(uri, file.createEntities);
  try {
    for (const operation of test.operations) {
      const verdict = await judgeOperation(operation, entities);
      if (verdict) return verdict;
    }
    const matching = matchingOf(entities);
    const wrong = await findOutcomeDifference(internal, test.outcome, matching);
    if (wrong) return { kind: 'failed', reason: wrong };
    const sent = findEventDifference(test.expectEvents, entities.events, matching);
    return sent ? { kind: 'driver', reason: sent } : { kind: 'passed' };
  } finally {
    await entities.close();
  }
}

/** The verdict that an operation gives by itself. Undefined when the test goes on. */
async function judgeOperation(
  operation: Operation,
  entities: Entities,
): Promise<Verdict | undefined> {
  const matching = { ...matchingOf(entities), allowsMore: true };
  try {
    const result = await runOperation(operation, entities.all);
    if (operation.saveResultAsEntity) entities.all.set(operation.saveResultAsEntity, result);
    return judge(operation.name, findResultDifference(operation, result, matching));
  } catch (error) {
    if (operation.ignoreResultAndError) return undefined;
    if (error instanceof UnknownOperationError) return { kind: 'skipped', reason: error.message };
    const { expectError } = operation;
    const difference = expectError
      ? findErrorDifference(expectError, error, matching)
      : String(error);
    const refusal = difference ? readRefusal(error) : undefined;
    if (refusal) return { kind: 'refused', reason: refusal };
    return judge(operation.name, difference);
  }
}

function judge(name: string, difference: Difference): Verdict | undefined {
  return difference ? { kind: 'failed', reason: `${name}: ${difference}` } : undefined;
}

function findResultDifference(
  { expectError, expectResult, ignoreResultAndError }: Operation,
  result: unknown,
  matching: Matching,
): Difference {
  if (ignoreResultAndError) return undefined;
  if (expectError) return 'it was expected to fail';
  return expectResult === undefined ? undefined : findDifference(expectResult, result, matching);
}

function matchingOf({ all }: Entities): Matching {
  return { entities: all, allowsMore: false };
}
