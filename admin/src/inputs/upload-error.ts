import { readErrorBody } from '../providers/api-error.ts';

/**
 * Why a picture did not arrive: no connection, a picture that is never taken, such as one that is
 * too large, or something that may be tried again.
 */
export type UploadTrouble = 'unreachable' | 'refused' | 'failed';

/** A picture that did not arrive. Its message is for people. */
export class UploadError extends Error {
  readonly trouble: UploadTrouble;

  constructor(message: string, trouble: UploadTrouble) {
    super(message);
    this.trouble = trouble;
  }
}

/** The trouble behind any error: of an upload, or of a call that keeps the uploaded picture. */
export function troubleOf(error: unknown): UploadTrouble {
  if (error instanceof UploadError) return error.trouble;
  return readErrorBody(error).code === 'UNREACHABLE' ? 'unreachable' : 'failed';
}
