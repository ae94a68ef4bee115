/** Whether firebase-admin threw this, with a code such as `auth/user-not-found`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Gives `null` for an account that Firebase does not have. Throws any other error again. */
export function nullIfAbsent(error: unknown): null {
  if (hasCode(error, 'auth/user-not-found')) return null;
  throw error;
}
