import { MongoError } from '../mongo-error.ts';

/** The file does not hold what was written to it. The message says where, in a few words. */
export class DamageFound extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'DamageFound';
  }
}

/**
 * The error as damage, if the file caused it. Call it where the database reads the file on its own
 * account: there, neither malformed BSON nor a wrong statement can come from a client.
 */
export function asDamage(error: unknown): DamageFound | undefined {
  if (isDamage(error)) return new DamageFound(error.message);
  if (!(error instanceof Error)) return undefined;
  // Node throws a RangeError for a number that is too large.
  const isUnreadable = error instanceof MongoError || error instanceof RangeError;
  return isUnreadable || codeOf(error) === SQLITE_ERROR
    ? new DamageFound(error.message)
    : undefined;
}

/** Tells whether an error of a command comes from damage that it met. */
export function isDamage(error: unknown): error is Error {
  return error instanceof DamageFound || DAMAGE_CODES.has(codeOf(error));
}

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

const SQLITE_ERROR = 1;
/** SQLite's CORRUPT, FORMAT and NOTADB. */
const DAMAGE_CODES = new Set([11, 24, 26]);
