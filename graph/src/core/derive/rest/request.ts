import type { Request } from 'express';
import { AppError } from '../../errors.ts';

/**
 * The JSON object of a request; no body counts as an empty one. Throws BAD_REQUEST for any other
 * JSON, and UNSUPPORTED_MEDIA for other media types.
 */
export function readBody(request: Request): Record<string, unknown> {
  const hasBody = request.headers['content-length'] !== '0' && request.is('*/*') !== null;
  if (hasBody && !request.is('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA', 'Please send JSON, as application/json');
  }
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', 'The body must be a JSON object');
  }
  return body as Record<string, unknown>;
}

/** The version that the caller read, or `null` if the caller sends none. */
export function readVersion(body: Record<string, unknown>): number | null {
  const { version } = body;
  if (version === undefined || version === null) return null;
  if (!Number.isInteger(version))
    throw new AppError('BAD_REQUEST', 'version must be a whole number');
  return Number(version);
}

/** A named parameter of the path. */
export function readParam(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
}
