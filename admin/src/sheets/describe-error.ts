import type { Field, FieldMap } from '@karibu/graph/contract';
import type { ImportedRow } from '../providers/data-provider.ts';

/** Why a row is refused, in the words of the form: `Rates 2: Season is required`. */
export function describeErrors(fields: FieldMap, errors: ImportedRow['errors']): string {
  return errors.map((error) => describeError(fields, error)).join(' · ');
}

function describeError(fields: FieldMap, { path, message }: ImportedRow['errors'][number]): string {
  const words = wordsOf({ fields }, path.split('.').filter(Boolean));
  const [last = ''] = words.slice(-1);
  const isNamed = message.toLowerCase().includes(last.toLowerCase());
  const place = (isNamed ? words.slice(0, -1) : words).join(', ');
  return place ? `${place}: ${message}` : message;
}

type Within = Pick<Field, 'fields' | 'of'> | undefined;

/** `rates.1.season` as `['Rates 2', 'Season']`. What has no label is left out. */
function wordsOf(within: Within, [name, ...rest]: string[]): string[] {
  const field = within?.fields?.[name ?? ''];
  if (!field) return [];
  const [place, ...deeper] = rest;
  if (!field.of || !/^\d+$/.test(place ?? '')) return [field.label, ...wordsOf(field, rest)];
  return [`${field.label} ${Number(place) + 1}`, ...wordsOf(field.of, deeper)];
}
