import { pick } from '@karibu/graph/contract';
import { withoutIds } from '../differences/row-ids.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { knownResource } from '../providers/known-resource.ts';

type Values = Record<string, unknown>;

const MOST_LETTERS = 188;

/**
 * The values of a record for another one like it: hidden from visitors, with a name that says what
 * it is, and which of several. Its slug is made by the server, which finds a free one.
 */
export function copyOf(resource: string, record: Values, copies: readonly string[]): Values {
  const fields = fieldsOf(resource);
  const { title, publishedBy } = knownResource(resource);
  const names = Object.keys(fields).filter((name) => fields[name]?.control !== 'slug');
  const values = Object.entries(pick(record, names)).map(([name, value]) => {
    const field = fields[name];
    return [name, field ? withoutIds(field, value) : value];
  });
  return {
    ...Object.fromEntries(values),
    ...(title && { [title]: nameOfCopy(String(record[title]), copies) }),
    ...(publishedBy && { [publishedBy]: false }),
  };
}

/** How the names begin of all copies of a record: `Reef (copy`. */
export function beginningOfCopies(name: string): string {
  return `${readName(name).original} (copy`;
}

/** `Reef` becomes `Reef (copy)`, and then `Reef (copy 2)`: one more than its copies so far. */
function nameOfCopy(name: string, copies: readonly string[]): string {
  const { original } = readName(name);
  const others = [name, ...copies].map(readName).filter((each) => each.original === original);
  const number = Math.max(...others.map((each) => each.number)) + 1;
  return `${original} (copy${number > 1 ? ` ${number}` : ''})`;
}

/** What a copy is of, and its number; 0 for an original. */
function readName(name: string) {
  const [suffix = '', number = '1'] = / \(copy(?: (\d{1,3}))?\)$/.exec(name) ?? [];
  const original = name.slice(0, name.length - suffix.length).slice(0, MOST_LETTERS);
  return { original, number: suffix ? Number(number) : 0 };
}
