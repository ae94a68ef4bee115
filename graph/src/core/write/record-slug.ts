import type { Model } from 'mongoose';
import type { StoredRecord } from '../derive/model.ts';
import type { History } from '../history/history.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';
import { numberedSlug, toSlug } from './slug.ts';

type Values = Record<string, unknown>;

/** A new record whose slug was left empty gets one, the n-th that its title gives. */
export function withSlug(resource: Resource, values: Values, attempt: number): Values {
  const { slugField } = resource;
  if (!slugField || values[slugField] !== '') return values;
  const from = resource.fields[slugField]?.from ?? '';
  return { ...values, [slugField]: numberedSlug(toSlug(String(values[from])), attempt) };
}

/** An update that empties the slug keeps the one there is: the address of a page never vanishes. */
export function keepSlug(resource: Resource, before: PlainRecord, values: Values): Values {
  const { slugField } = resource;
  if (!slugField || values[slugField] !== '') return values;
  return { ...values, [slugField]: before[slugField] };
}

/** What comes back after another record took its address gets a new one, made from its title. */
export async function withFreeSlug(
  { slugField }: Resource,
  model: Model<StoredRecord>,
  values: Values,
): Promise<Values> {
  const isTaken = slugField && (await model.exists({ [slugField]: values[slugField] }));
  return isTaken ? { ...values, [slugField]: '' } : values;
}

/** What an update adds so that the old address of a page leads to the new one. */
export function rememberSlug(resource: Resource, before: PlainRecord, values: Values): object {
  const { slugField } = resource;
  const old = slugField && before[slugField];
  if (!slugField || !old || values[slugField] === undefined || values[slugField] === old) return {};
  return { $addToSet: { previousSlugs: old } };
}

/** The old addresses of a record that comes back, from its history: they lead to it again. */
export async function earlierSlugs(
  { name, slugField }: Resource,
  history: History,
  id: string,
  values: Values,
): Promise<object> {
  if (!slugField) return {};
  const slugs = await history.listValues(name, id, slugField);
  const previousSlugs = new Set(slugs.filter((slug) => slug && slug !== values[slugField]));
  return { previousSlugs: [...previousSlugs] };
}
