import { MongoError } from '../mongo-error.ts';

/** Runs the statements of a write. Gives the errors of single statements as MongoDB lists them. */
export function runStatements<T>(
  statements: readonly T[],
  isOrdered: boolean,
  run: (statement: T, index: number) => void,
): { writeErrors?: Record<string, unknown>[] } {
  const writeErrors: Record<string, unknown>[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      // A full disk, and any other error, fails the whole command.
      if (!(error instanceof MongoError) || error.codeName === 'OutOfDiskSpace') throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (isOrdered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** Throws when a write has no statement, or more statements than MongoDB allows. */
export function assertBatchSize(statements: readonly unknown[]): void {
  if (statements.length > 0 && statements.length <= MAX_BATCH) return;
  throw new MongoError(
    'InvalidLength',
    `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${statements.length} operations.`,
  );
}

const MAX_BATCH = 100_000;
