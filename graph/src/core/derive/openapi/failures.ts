import { ERROR_STATUS, type ErrorCode, type Failures } from '../../errors.ts';
import { type JsonObject, refersTo } from './schemas.ts';

/**
 * When each failure happens, unless an endpoint says it in more detail. Only the login has a second
 * factor's, and says when.
 */
const USUAL: Record<ErrorCode, string> = {
  BAD_REQUEST: 'The address, the query or the JSON cannot be read or has a value that is unknown.',
  UNAUTHENTICATED: 'There is no token, or it is forged, has expired or was ended.',
  TOTP_REQUIRED: '',
  TOTP_WRONG: '',
  FORBIDDEN: 'This account may not do this. The message says why.',
  NOT_FOUND: 'There is no such record, or this viewer may not see it.',
  CONFLICT: 'Something else prevents it. The message says what.',
  STALE_VERSION:
    'The record has changed since `version` was read (`STALE_VERSION`, with `current`).',
  TOO_LARGE: 'The body is larger than 1 MB.',
  UNSUPPORTED_MEDIA: 'The body is not JSON.',
  INVALID: 'Some of what was sent is not valid; `errors` names each field.',
  TOO_MANY_REQUESTS: 'There were too many tries; `Retry-After` says for how many seconds to wait.',
  INTERNAL: 'Something went wrong in the server; the message has a number to quote.',
  UNAVAILABLE:
    'Something that this needs cannot be reached at the moment, or others still save; ' +
    '`Retry-After` says when to try again.',
  DISK_FULL: 'The disk of the server or of the database is full.',
};

/** The failures of every request with a body. */
export const BODY_FAILURES = usual('BAD_REQUEST', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'INVALID');

/** These failures with their usual descriptions. */
export function usual(...codes: ErrorCode[]): Failures {
  return Object.fromEntries(codes.map((code) => [code, USUAL[code]]));
}

/** All of the failures. Two with the same code get a description of both. */
export function together(...all: (Failures | undefined | false)[]): Failures {
  const joined: Failures = {};
  for (const [code, sentence] of all.flatMap((each) => entriesOf(each || {}))) {
    joined[code] = joined[code] ? `${joined[code]} ${sentence}` : sentence;
  }
  return joined;
}

/** The responses of an endpoint with these failures, by status. */
export function failureResponses(failures: Failures): JsonObject {
  const byStatus = Object.groupBy(entriesOf(failures), ([code]) => ERROR_STATUS[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, all = []]) => {
      const description = all.map(([, sentence]) => sentence).join(' ');
      return [status, refersToResponse(NAMES[Number(status)] ?? '', description)];
    }),
  );
}

/** The answer to a request whose `ETag` still matches. */
export const NOT_MODIFIED_RESPONSE: JsonObject = {
  304: { $ref: '#/components/responses/NotModified' },
};

const NAMES: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedMedia',
  422: 'Invalid',
  429: 'TooManyRequests',
  500: 'Internal',
  503: 'Unavailable',
  507: 'DiskFull',
};

const WAITING: number[] = [ERROR_STATUS.TOO_MANY_REQUESTS, ERROR_STATUS.UNAVAILABLE];
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } },
};

/** The responses that endpoints refer to. Each code has one status. */
export const SHARED_RESPONSES: JsonObject = {
  NotModified: {
    description: 'The answer still has the `ETag` that `If-None-Match` sent.',
  },
  ...Object.fromEntries(
    Object.entries(NAMES).map(([status, name]) => [name, sharedFailure(Number(status))]),
  ),
};

function sharedFailure(status: number): JsonObject {
  const codes = entriesOf(USUAL).filter(([code]) => ERROR_STATUS[code] === status);
  const code = { enum: codes.map(([each]) => each) };
  const required = status === ERROR_STATUS.INVALID && { required: ['errors'] };
  const schema = { allOf: [refersTo('Error'), { properties: { code }, ...required }] };
  return {
    description: codes.flatMap(([, sentence]) => sentence || []).join(' '),
    ...(WAITING.includes(status) && { headers: RETRY_AFTER }),
    content: { 'application/json': { schema } },
  };
}

/** A reference to a shared response, with a description of its own where that differs. */
function refersToResponse(name: string, description: string): JsonObject {
  const shared = SHARED_RESPONSES[name] as JsonObject | undefined;
  const own = description !== shared?.description && { description };
  return { $ref: `#/components/responses/${name}`, ...own };
}

function entriesOf(failures: Failures): [ErrorCode, string][] {
  return Object.entries(failures) as [ErrorCode, string][];
}
