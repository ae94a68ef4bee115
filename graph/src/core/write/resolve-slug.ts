import { numberedSlug } from '../numbered-slug.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';
import type { Values } from './one-write.ts';
import { toSlug } from './slug.ts';

/** Gives a new record without a slug the n-th that its title makes: `reef`, then `reef-2`. */
export function resolveSlug(resource: Resource, values: Values, attempt: number): Values {
  const { slugField } = resource;
  if (!slugField || values[slugField] !== '') return values;
  const from = resource.fields[slugField]?.from ?? '';
  return { ...values, [slugField]: numberedSlug(toSlug(String(values[from])), attempt) };
}

/** Keeps the current slug where an update empties it: a page never loses its address. */
export function keepSlug(resource: Resource, before: PlainRecord, values: Values): Values {
  const { slugField } = resource;
  if (!slugField || values[slugField] !== '') return values;
  return { ...values, [slugField]: before[slugField] };
}

/** The part of an update that makes a page's old address lead to the new one. */
export function rememberSlug(resource: Resource, before: PlainRecord, values: Values): object {
  const { slugField } = resource;
  const old = slugField && before[slugField];
  if (!slugField || !old || values[slugField] === undefined || values[slugField] === old) return {};
  return { $addToSet: { previousSlugs: old } };
}
