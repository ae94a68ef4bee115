import type { Field } from '../../fields/index.ts';
import { formatDate } from '../../format.ts';
import type { Values } from '../one-write.ts';

/** Where a value stands: its path, and the labels and rows on the way to it. */
export type Place = { path: string; labels: string[] };

export function topPlace(name: string, { label }: Field): Place {
  return { path: name, labels: [label] };
}

export function inGroup({ path, labels }: Place, name: string, { label }: Field): Place {
  return { path: `${path}.${name}`, labels: [...labels, label] };
}

/** A place as people read it: `Extras · Balloon flight · Price`. */
export function sayPlace({ labels }: Place): string {
  return labels.join(' · ');
}

/** A row is called by its first required field, and its list by itself unless it is in a row. */
export function ofRow({ path, labels }: Place, of: Field, entry: unknown, index: number): Place {
  const title = Object.entries(of.fields ?? {}).find(([, { required }]) => required);
  const value = title && isGroup(entry) ? entry[title[0]] : undefined;
  const name = title && value ? sayValue(title[1], value) : String(index + 1);
  const lists = labels.length > 2 ? labels.slice(0, -1) : labels;
  return { path: `${path}.${index}`, labels: [...lists, name] };
}

function sayValue(field: Field, value: unknown): string {
  if (field.say) return field.say(value);
  return field.control === 'date' ? (formatDate(String(value)) ?? '') : String(value);
}

export function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
