import type { ErrorCode, FieldError } from '@karibu/graph/contract';
import { HttpError } from 'react-admin';
import { isOffline } from './connection.ts';
import { isPageLeft } from './page-left.ts';
import { TOO_SLOW } from './patience.ts';

/**
 * What a failed call says beyond its message. `errors` are messages by field path; the message for
 * the whole form is at `root.server`, where forms look for it.
 */
export type ApiErrorBody = {
  code: ErrorCode | 'UNREACHABLE';
  errors: Record<string, unknown>;
  current?: Record<string, unknown>;
};

/** An error as the API sends it. */
export type Refusal = {
  message: string;
  extensions?: {
    code?: ErrorCode;
    errors?: FieldError[];
    current?: Record<string, unknown>;
  };
};

export const SESSION_ENDED = 'Your session has ended.';

const UNREACHABLE = 'The server cannot be reached. Please check the connection and try again.';
const OFFLINE = 'You are offline. Nothing is lost: save again when the connection is back.';

const SLOW =
  'The server has not answered for two minutes. Please try again: nothing is done twice.';

/** What a refused call throws: for forms, with the fields' errors and the current record. */
export function refusedCall({ message, extensions = {} }: Refusal): HttpError {
  const { code = 'INTERNAL', errors, current } = extensions;
  const byPath = errors && Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  const body: ApiErrorBody = {
    code,
    errors: { ...byPath, ...rootError(message) },
    ...(current && { current }),
  };
  return new HttpError(message, 400, body);
}

/** What a call throws that the API has not answered, by what made it fail. */
export function unansweredCall(cause: unknown): HttpError {
  const isSlow = cause instanceof DOMException && cause.name === TOO_SLOW;
  const message = isOffline() ? OFFLINE : isSlow ? SLOW : UNREACHABLE;
  return new HttpError(message, 503, { code: 'UNREACHABLE', errors: rootError(message) });
}

/** The body of an error that a data provider's call threw. */
export function readErrorBody(error: unknown): ApiErrorBody {
  const body = error instanceof HttpError ? error.body : null;
  return body && typeof body === 'object' && 'code' in body
    ? body
    : { code: 'INTERNAL', errors: {} };
}

/**
 * Why every further call would fail as well, in a sentence; null where only this one was refused.
 */
export function breakReasonOf(error: unknown): string | null {
  const { code } = readErrorBody(error);
  if (code === 'UNAUTHENTICATED') return SESSION_ENDED;
  if (code !== 'UNREACHABLE') return null;
  if (isPageLeft()) return 'You left the page, and a few more may be done.';
  return isOffline() ? 'You are offline.' : 'The server cannot be reached.';
}

function rootError(message: string) {
  return { root: { server: message } };
}
