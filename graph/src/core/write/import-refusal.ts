import { AppError, type FieldError, invalid } from '../errors.ts';
import type { Resource } from '../resource.ts';
import { isStale } from './conflict.ts';
import type { Row } from './find-row-record.ts';

/** Throws INVALID for an id or a version of the wrong type, which must not count as absent. */
export function assertNaming(id: unknown, version: unknown): void {
  const errors: FieldError[] = [];
  if ((id ?? '') !== '' && typeof id !== 'string') {
    errors.push({ path: 'id', message: 'Id must be text' });
  }
  const isVersion = Number.isInteger(version) && Number(version) >= 0;
  if ((version ?? '') !== '' && !isVersion) {
    errors.push({ path: 'version', message: 'Version must be a whole number' });
  }
  if (errors.length > 0) throw invalid(errors);
}

/** Throws INVALID for a slug that no record has, in a row that says too little for a new one. */
export function assertComplete({ fields, slugField, words }: Resource, row: Row): void {
  const slug = slugField && row[slugField];
  if (!slugField || typeof slug !== 'string' || slug === '') return;
  const missing = Object.entries(fields).filter(
    ([name, { required }]) => required && (row[name] ?? '') === '',
  );
  if (missing.length === 0) return;
  const named = missing.map(([, { label }]) => label).join(', ');
  const unknown = `No ${words.singular} has the slug ${slug.slice(0, 80)}`;
  throw invalid([{ path: slugField, message: `${unknown}; a new one needs ${named}` }]);
}

/** Why a row is refused. Throws errors that concern the whole import. */
export function whyRefused({ words }: Resource, error: unknown): FieldError[] {
  const { message, details } = refusalOf(error);
  if (!isStale(error)) return details.errors ?? [{ path: '', message }];
  const changed = `This ${words.singular} was changed by someone else meanwhile`;
  return [{ path: 'version', message: changed }];
}

/** The reason why a row is refused. Throws errors that concern the whole import. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
