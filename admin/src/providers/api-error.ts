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

type SentError = {
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

/**
 * Turns the error of a failed GraphQL call into the one that react-admin's forms read: a message
 * for people, and in `body` the code, the fields' errors and the current record. One that is
 * readable already stays as it is.
 */
export function toHttpError(thrown: unknown): unknown {
  if (thrown instanceof HttpError && isObject(thrown.body) && 'code' in thrown.body) return thrown;
  const sent = findSentError(thrown);
  if (!sent) return isCallFailure(thrown) ? unreachable(isTooSlow(thrown)) : thrown;
  const { code = 'INTERNAL', errors, current } = sent.extensions ?? {};
  const byPath = errors && Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  const body: ApiErrorBody = {
    code,
    errors: { ...byPath, ...rootError(sent.message) },
    ...(current && { current }),
  };
  return new HttpError(sent.message, 400, body);
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

function unreachable(isSlow: boolean): HttpError {
  const message = isOffline() ? OFFLINE : isSlow ? SLOW : UNREACHABLE;
  return new HttpError(message, 503, { code: 'UNREACHABLE', errors: rootError(message) });
}

function isTooSlow(thrown: unknown): boolean {
  const cause = isObject(thrown) && isObject(thrown.body) ? thrown.body : thrown;
  const { networkError } = isObject(cause) ? cause : {};
  return isObject(networkError) && networkError.name === TOO_SLOW;
}

/** Mistakes of our own code are thrown on as they are. */
function isCallFailure(thrown: unknown): boolean {
  return thrown instanceof HttpError || (isObject(thrown) && Boolean(thrown.networkError));
}

function rootError(message: string) {
  return { root: { server: message } };
}

function findSentError(thrown: unknown): SentError | null {
  const apollo = isObject(thrown) && isObject(thrown.body) ? thrown.body : thrown;
  if (!isObject(apollo) || !Array.isArray(apollo.graphQLErrors)) return null;
  return apollo.graphQLErrors[0] ?? null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
