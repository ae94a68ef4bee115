import type { Control, Field, FieldMap } from '@karibu/graph/contract';
import { fieldsOf } from '../providers/fields-of.ts';
import { knownResource } from '../providers/known-resource.ts';
import { cardFields } from './card-fields.ts';

const SORTED: readonly Control[] = [
  ...(['text', 'slug', 'email', 'select', 'date'] as const),
  ...(['number', 'money', 'rating', 'switch'] as const),
];
const SHOWN: readonly Control[] = [...SORTED, 'months', 'choices', 'lines', 'textarea', 'richText'];

/** The fields that can be columns of a table. */
export function columnFields(fields: FieldMap): [string, Field][] {
  return Object.entries(fields).filter(([, { control }]) => SHOWN.includes(control));
}

/** The fields that a list can be sorted by, as the API has them. */
export function sortFields(fields: FieldMap): [string, Field][] {
  return Object.entries(fields).filter(
    ([, { control, visibleWhen }]) => SORTED.includes(control) && !visibleWhen,
  );
}

/** The columns that a table begins with: the title, the facts of a card, prices and the status. */
export function firstColumns(resource: string): string[] {
  const fields = fieldsOf(resource);
  const { title, publishedBy } = knownResource(resource);
  const { facts } = cardFields(fields, title);
  const wanted = [title, ...facts, publishedBy];
  return columnFields(fields)
    .filter(([name, { control }]) => wanted.includes(name) || control === 'money')
    .map(([name]) => name);
}
