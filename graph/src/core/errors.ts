/** The error codes, each with its HTTP status. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  TOTP_REQUIRED: 401,
  TOTP_WRONG: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE_VERSION: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DISK_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The refusals of a call, each with a sentence that says when it happens. */
export type Failures = Partial<Record<ErrorCode, string>>;

export type FieldError = { path: string; message: string };

type ErrorDetails = {
  errors?: FieldError[];
  /** For STALE_VERSION: the current record. An answer leaves a long one out. */
  current?: unknown;
  retryAfterSeconds?: number;
};

/** An error whose message may be shown to the person who caused it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Whether an error of the database or of a file says that there is no space left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 14031 || error.code === 'ENOSPC' || error.code === 'EDQUOT';
}

/** What callers are told of a full disk. */
export function diskFull(): AppError {
  const message = 'The disk is full. Free some space on the server, then try again.';
  return new AppError('DISK_FULL', message);
}

export function notFound(label: string): AppError {
  return new AppError('NOT_FOUND', `${label} not found`);
}

export function invalid(errors: FieldError[]): AppError {
  const message = errors
    .slice(0, SAID)
    .map((error) => error.message)
    .join('. ');
  return new AppError('INVALID', message || 'The fields are not valid', { errors });
}

/** How many errors a message joins. All are in `errors`. */
const SAID = 20;

/** Whether the same call may succeed later: any error but a refusal of what it asks for. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof AppError) || PASSING.includes(error.code);
}

const PASSING: readonly ErrorCode[] = ['STALE_VERSION', 'INTERNAL', 'UNAVAILABLE', 'DISK_FULL'];

/**
 * Whether an error means that nothing was written, because we or the database refused the write.
 * After any other error, such as a lost connection, the write may have happened.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && error.name === 'MongoServerError');
}
