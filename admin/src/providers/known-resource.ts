import { type Audience, publicStateOf, titleOf as readTitle } from '@karibu/graph/contract';
import type { SortPayload } from 'react-admin';
import { resources } from '../generated/resources.ts';
import { fieldsRead, flatFieldsRead } from './document.ts';

export type Call = 'list' | 'one' | 'history' | 'create' | 'update' | 'remove' | 'restore';

/** What people call one record and several: `blog post`, `blog posts`. */
export type Words = { singular: string; plural: string };

/** What is known of a resource before its fields are loaded. */
export type KnownResource = {
  words: Words;
  /** The field that a record is called by; a single record has none. */
  title: string | null;
  /** The page of the public site that shows a record, with `{slug}` where its own slug stands. */
  address: string | null;
  isSingle: boolean;
  /** Whether it has many records, which go to the bin when they are deleted. */
  isContent: boolean;
  /** Its name in the API. */
  name: string;
  /** Who reads what is not public of it, and who writes it. */
  read: Audience;
  write: Audience;
  /** Whether accounts can be limited to it. */
  isSection: boolean;
  /** The flag that must be true for visitors to see a record. */
  publishedBy: string | null;
  /** The order of its list: a field, with `-` before it for descending. */
  sort: string;
  /** Whether its list can be searched. */
  isSearchable: boolean;
  /** What the pictures that are uploaded in its form are filed under. */
  uploadType: string;
  /** The fields that may be sent; null where they are those that are read. */
  inputs: readonly string[] | null;
} & Partial<Record<Call, unknown>>;

type Values = Record<string, unknown>;

/** A resource by its name in the API: `package-categories`. Throws for an unknown name. */
export function knownResource(name: string): KnownResource {
  const known: Record<string, KnownResource> = resources;
  const resource = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!resource) throw new Error(`The API has no resource ${name}`);
  return resource;
}

const SYSTEM_FIELDS = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt'];

/** The fields of a record that may be sent. */
export function inputsOf({ inputs, one }: KnownResource): readonly string[] {
  return inputs ?? fieldsRead(one as string).filter((name) => !SYSTEM_FIELDS.includes(name));
}

/** The fields of a record that are no groups and no rows. */
export function flatFields(resource: string): string[] {
  return flatFieldsRead(knownResource(resource).list as string);
}

/** What people call one record: `blog post`. */
export function singularOf(resource: string): string {
  return knownResource(resource).words.singular;
}

/** What a record is called: the text of its title field. */
export function titleOf(resource: string, record: Values): string {
  return readTitle(knownResource(resource), record);
}

/** Where visitors see a record: its own page, or the page that shows it; `null` if nowhere. */
export function addressOf(resource: string, slug: unknown): string | null {
  return knownResource(resource).address?.replace('{slug}', String(slug)) ?? null;
}

/** Whether a record has a page of its own. */
export function hasOwnPage(resource: string): boolean {
  return knownResource(resource).address?.includes('{slug}') ?? false;
}

/** Whether visitors do not see a record now. */
export function isHidden(resource: string, record: Values): boolean {
  return publicStateOf(knownResource(resource), record, new Date()) !== 'live';
}

/** The order of a list, as react-admin has it. */
export function sortOf(resource: string): SortPayload {
  const { sort } = knownResource(resource);
  return sort.startsWith('-')
    ? { field: sort.slice(1), order: 'DESC' }
    : { field: sort, order: 'ASC' };
}
