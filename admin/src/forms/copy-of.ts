import { pick } from '@karibu/graph/contract';
import { withoutIds } from '../differences/row-ids.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { knownResource } from '../providers/known-resource.ts';

type Values = Record<string, unknown>;

const MOST_LETTERS = 188;

/**
 * The values of a record for another one like it: hidden from visitors, with a name that says what
 * it is. Its slug is made by the server, which finds a free one.
 */
export function copyOf(resource: string, record: Values): Values {
  const fields = fieldsOf(resource);
  const { title, publishedBy } = knownResource(resource);
  const names = Object.keys(fields).filter((name) => fields[name]?.control !== 'slug');
  const values = Object.entries(pick(record, names)).map(([name, value]) => {
    const field = fields[name];
    return [name, field ? withoutIds(field, value) : value];
  });
  return {
    ...Object.fromEntries(values),
    ...(title && { [title]: nameOfCopy(String(record[title])) }),
    ...(publishedBy && { [publishedBy]: false }),
  };
}

/** `Reef` becomes `Reef (copy)`, which becomes `Reef (copy 2)`. */
function nameOfCopy(name: string): string {
  const [suffix = '', number = '1'] = / \(copy(?: (\d{1,3}))?\)$/.exec(name) ?? [];
  const copy = suffix ? `copy ${Number(number) + 1}` : 'copy';
  return `${name.slice(0, name.length - suffix.length).slice(0, MOST_LETTERS)} (${copy})`;
}
