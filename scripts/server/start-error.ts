/** Why Karibu cannot start, in one line for people. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The system's code of an error, such as EACCES. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
