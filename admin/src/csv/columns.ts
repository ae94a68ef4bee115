import type { FieldMap } from '@karibu/graph/contract';

/**
 * The columns in their order: the id and the slug, which name a record, come first; the version comes
 * last, by which an import sees that somebody has saved the record since.
 */
export function columnsOf(fields: FieldMap): string[] {
  const names = Object.keys(fields);
  const others = names.filter((name) => name !== 'slug');
  return ['id', ...names.filter((name) => name === 'slug'), ...others, 'version'];
}
