import type { FieldMap } from '@karibu/graph/contract';

/**
 * The columns in their order. The id and the slug, which identify a record, come first. The version
 * comes last: an import uses it to notice that somebody has saved the record since.
 */
export function columnsOf(fields: FieldMap): string[] {
  const names = Object.keys(fields);
  const others = names.filter((name) => name !== 'slug');
  return ['id', ...names.filter((name) => name === 'slug'), ...others, 'version'];
}
