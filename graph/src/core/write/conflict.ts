import mongoose from 'mongoose';
import { AppError } from '../errors.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';

/** The refusal of a write whose author read an older version. It carries the current record. */
export function staleVersion(current: PlainRecord): AppError {
  const message = 'This record was changed by someone else since you opened it';
  return new AppError('STALE_VERSION', message, { current });
}

export function isStale(error: unknown): boolean {
  return error instanceof AppError && error.code === 'STALE_VERSION';
}

/** The unique field that made the database refuse a write; null for any other error. */
export function takenField(error: unknown): string | null {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return null;
  return Object.keys(error.keyPattern ?? {})[0] ?? null;
}

/** CONFLICT for a value that another record has and that no two may share. */
export function valueTaken({ fields }: Resource, name: string): AppError {
  const message = `${fields[name]?.label ?? name} is already taken`;
  return new AppError('CONFLICT', message, { errors: [{ path: name, message }] });
}
