import type { AppError, FieldError } from './errors.ts';

/** How many errors an answer names at most, and how many unknown fields. */
export const MOST_NAMED = 20;

/**
 * The bytes, as JSON, that the errors of a refusal may take, or the record that it carries. With
 * its message an answer stays below 20 KB, whatever somebody sent.
 */
export const MOST_BYTES = 16_000;

const MESSAGE_LENGTH = 500;
const PATH_LENGTH = 100;

/** The body that REST sends and GraphQL puts in `extensions`. It never grows with the request. */
export function toErrorBody({ message, code, details: { errors, current } }: AppError) {
  return {
    message: cut(message, MESSAGE_LENGTH),
    code,
    ...(errors && { errors: atMost(errors.slice(0, MOST_NAMED).map(shorten)) }),
    ...(current !== undefined && bytesOf(current) <= MOST_BYTES && { current }),
  };
}

/** The first of several parts of an answer, as many as fit. */
export function atMost<Part>(parts: Part[]): Part[] {
  let bytes = 0;
  const firstTooMany = parts.findIndex((part) => {
    bytes += bytesOf(part) + 1;
    return bytes > MOST_BYTES;
  });
  return firstTooMany === -1 ? parts : parts.slice(0, firstTooMany);
}

/** A text, cut where it is longer than `length` UTF-16 units. */
export function cut(text: string, length = MESSAGE_LENGTH): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

function shorten({ path, message }: FieldError): FieldError {
  return { path: cut(path, PATH_LENGTH), message: cut(message) };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
