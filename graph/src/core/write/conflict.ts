import mongoose from 'mongoose';
import { AppError } from '../errors.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';

/** The refusal of a write whose author read an older version; it carries the newest. */
export function staleVersion(current: PlainRecord): AppError {
  const message = 'This record was changed by someone else since you opened it';
  return new AppError('STALE_VERSION', message, { current });
}

export function isStale(error: unknown): boolean {
  return error instanceof AppError && error.code === 'STALE_VERSION';
}

/** The unique field whose value another record has, when that is why the database refused. */
export function takenField(error: unknown): string | null {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return null;
  return Object.keys(error.keyPattern ?? {})[0] ?? null;
}

/** CONFLICT for a unique value that is taken; any other error as it is. */
export function toConflict(resource: Resource, error: unknown): unknown {
  const name = takenField(error);
  if (!name) return error;
  const message = `${resource.fields[name]?.label ?? name} is already taken`;
  return new AppError('CONFLICT', message, { errors: [{ path: name, message }] });
}
