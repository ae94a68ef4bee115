import { resources } from '../generated/resources.ts';

export type Call = 'list' | 'one' | 'history' | 'create' | 'update' | 'remove' | 'restore';

/** What is known of a resource before its fields are loaded. */
export type KnownResource = {
  /** What people call one record and several: `blog post`, `blog posts`. */
  words: { singular: string; plural: string };
  /** The field that a record is called by; a single record has none. */
  title: string | null;
  /** The page of the public site that shows a record, with `{slug}` where its own slug stands. */
  address: string | null;
  isSingle: boolean;
  /** Whether it has many records, which go to the bin when they are deleted. */
  isContent: boolean;
  inputs: readonly string[];
} & Partial<Record<Call, unknown>>;

/** A resource by its name in the API: `package-categories`. Throws for a name that the API lacks. */
export function knownResource(name: string): KnownResource {
  const known: Record<string, KnownResource> = resources;
  const resource = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!resource) throw new Error(`The API has no resource ${name}`);
  return resource;
}

/** Where visitors see a record: its own page, or the page that shows it; `null` if nowhere. */
export function addressOf(resource: string, slug: string): string | null {
  return knownResource(resource).address?.replace('{slug}', slug) ?? null;
}

/** Whether a record has a page of its own. */
export function hasOwnPage(resource: string): boolean {
  return knownResource(resource).address?.includes('{slug}') ?? false;
}
