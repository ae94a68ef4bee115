import { changeFilters } from './change-filters.ts';
import type { Failures, FieldError } from './errors.ts';
import type { Field, FieldMap } from './fields/index.ts';
import { pick } from './pick.ts';
import { checkPublishing, publishingFields } from './publishing.fields.ts';
import type { Audience } from './roles.ts';
import type { PictureType } from './upload-rules.ts';

/** The standard calls, which REST and GraphQL both offer. */
export type Call = 'list' | 'get' | 'create' | 'update' | 'remove' | 'listHistory' | 'restore';

/** What can happen to a record. What was a draft of it is published. */
export type Action = 'create' | 'update' | 'delete' | 'restore' | 'publish';

/**
 * A field that holds the slug of a record of another resource, or its title with `by`. A field of
 * the rows of a list is written `itinerary.stay`.
 */
export type Reference = { field: string; resource: string; by?: 'slug' | 'title' };

/** Where visitors meet a record: a page of its own, by its slug, or a page that shows it. */
export type Address = ((slug: string) => string) | string;

/** A method, so that a check may name the parts of the record that it reads. */
type Check = { check(values: Record<string, unknown>): FieldError[] }['check'];

type CommonOptions<Name extends string, Fields extends FieldMap, Place extends Address | null> = {
  /** The REST path, the folder and the collection: kebab-case plural. */
  name: Name;
  /** GraphQL's names: `Tour` and `Tours` give `tour`, `tours`, `createTour`, … */
  type: { singular: string; plural: string };
  /** What people call one record and several: `blog post`, `blog posts`. */
  words: { singular: string; plural: string };
  fields: Fields;
  /** The page of the public site that shows a record; none unless given. */
  address?: Place;
  /** The fields that an update may change; all unless given. */
  inputFields?: FieldMap;
  /** Fields of a new record that are not stored with it, such as a password. */
  createOnly?: FieldMap;
  read: Audience;
  write: Audience;
  /**
   * The flag that must be true for the public to see a record. Such records also say from when and
   * until when they are published: they get the fields of `publishing.fields.ts`.
   */
  publishedBy?: keyof Fields & string;
  /** A calendar date. Where it is ahead, a record that is not public yet waits for that day. */
  waitsFor?: keyof Fields & string;
  /** Fields that lists can be narrowed by, each to one value. */
  filters?: readonly (keyof Fields & string)[];
  /** Filters by a field of the rows of a list, by its path: `{ season: 'rates.season' }`. */
  rowFilters?: Record<string, `${string}.${string}`>;
  /** Filters of lists that are no field of a record. The `list` of its extension answers them. */
  moreFilters?: FieldMap;
  /** Fields whose text a list's `search` looks in. */
  search?: readonly (keyof Fields & string)[];
  /** Whether the back office's search over everything looks in it, where it has such fields. */
  isFoundBySearch?: boolean;
  /** The order of a list that asks for none: a field, with `-` for descending. */
  sort?: string;
  /** Fields no two records may share. A slug always is. */
  unique?: readonly (keyof Fields & string)[];
  /** Fields that name a record of another resource. */
  references?: readonly Reference[];
  /** What is wrong with all values of a record together, each at its field. */
  check?: Check;
  /** Where REST finds a record by its slug: on the path of the ids, or on one of its own. */
  slugPath?: '' | '/slug';
  /** The standard calls that are offered; all that make sense unless given. */
  calls?: readonly Call[];
  /** Whether an account can be limited to it, or away from it. */
  isSection?: boolean;
  /** Whether the public site is made of these records. */
  isPublished?: boolean;
  /** The changes after which the site is published: all if it shows the records, else none. */
  publishes?: readonly Action[];
  /** What the pictures that are uploaded in its form are filed under; `default` unless given. */
  uploadType?: PictureType;
  /** Seconds a public read stays fresh in caches. */
  maxAgeSeconds?: number;
  /** Refusals of a standard call that only this resource has, by its extension. */
  failures?: Partial<Record<'update' | 'remove', Failures>>;
};

type AnyOptions = CommonOptions<string, FieldMap, Address | null>;

type ResourceOptions<
  Name extends string,
  Fields extends FieldMap,
  Place extends Address | null,
> = CommonOptions<Name, Fields, Place> & {
  /** The field that a record is called by. */
  title: keyof Fields & string;
};

/** The definition of a resource, complete. */
export type Resource = Required<
  Omit<CommonOptions<string, FieldMap, Address>, 'address' | 'publishedBy' | 'waitsFor'>
> & {
  /** Whether there is one record alone: no list, no create, no delete. */
  isSingle: boolean;
  /** The field that a record is called by; a single record has none. */
  title: string | null;
  address: Address | null;
  publishedBy: string | null;
  waitsFor: string | null;
  slugField: string | null;
};

/** The same, with the parts that types are derived from. */
export type ResourceOf<
  Name extends string,
  Fields extends FieldMap,
  Place extends Address | null,
  Single extends boolean,
> = Resource & { name: Name; fields: Fields; address: Place; isSingle: Single };

/** Where visitors see a record: its own page, or the page that shows it; `null` if nowhere. */
export function addressOf({ address }: Pick<Resource, 'address'>, slug: string): string | null {
  return typeof address === 'function' ? address(slug) : address;
}

/** How a sentence names a record: `a tour`, or `the settings` where there is one alone. */
export function oneOf({ isSingle, words }: Pick<Resource, 'isSingle' | 'words'>): string {
  return isSingle ? `the ${words.singular}` : `a ${words.singular}`;
}

/**
 * What a list can be filtered by: what its definition names, and of content who changed it last
 * and when.
 */
export function filterFields(resource: Resource): FieldMap {
  const { fields, filters, rowFilters, moreFilters } = resource;
  const ofRows = Object.entries(rowFilters).map(([name, path]) => [name, rowField(fields, path)]);
  return {
    ...pick(fields, filters),
    ...Object.fromEntries(ofRows),
    ...moreFilters,
    ...(isContent(resource) && changeFilters),
  };
}

function rowField(fields: FieldMap, path: string): Field {
  const [list = '', name = ''] = path.split('.');
  const field = fields[list]?.of?.fields?.[name];
  if (!field) throw new Error(`There is no field ${path}`);
  return field;
}

/** Whether a resource has many records that staff write and that can come back from the bin. */
export function isContent({ isSingle, calls }: Resource): boolean {
  return !isSingle && calls.includes('create') && calls.includes('restore');
}

const ALL_CALLS: Call[] = ['list', 'get', 'create', 'update', 'remove', 'listHistory', 'restore'];
const ALL_ACTIONS: Action[] = ['create', 'update', 'delete', 'restore', 'publish'];
const SINGLE_CALLS: Call[] = ['get', 'update', 'listHistory', 'restore'];

/**
 * Defines a resource. Everything that knows of it is derived from what this returns: the model,
 * REST and GraphQL, the API reference, CSV, history, search, bin, preview, the snapshot of the
 * public site and the menu of the back office.
 */
export function defineResource<
  const Name extends string,
  Fields extends FieldMap,
  const Place extends Address | null = null,
>(options: ResourceOptions<Name, Fields, Place>): ResourceOf<Name, Fields, Place, false> {
  const { title } = options;
  return complete(options as unknown as AnyOptions, {
    isSingle: false,
    title,
    calls: ALL_CALLS,
  }) as never;
}

/** Defines a resource of one record that is always there, such as the settings. */
export function defineSingleRecord<
  const Name extends string,
  Fields extends FieldMap,
  const Place extends Address | null = null,
>(options: CommonOptions<Name, Fields, Place>): ResourceOf<Name, Fields, Place, true> {
  return complete(options as unknown as AnyOptions, {
    isSingle: true,
    title: null,
    calls: SINGLE_CALLS,
  }) as never;
}

/** What a resource has beside its own fields and check where its records are published. */
function timesOf({ fields, publishedBy, check = () => [] }: AnyOptions) {
  if (!publishedBy) return { fields, check };
  const checkAll: Check = (values) => [...check(values), ...checkPublishing(values)];
  return { fields: { ...fields, ...publishingFields }, check: checkAll };
}

/** Puts the defaults in the place of what the author left out. */
function complete(
  options: AnyOptions,
  kind: Pick<Resource, 'isSingle' | 'title' | 'calls'>,
): Resource {
  const entries = Object.entries(options.fields);
  const times = timesOf(options);
  const slugField = entries.find(([, field]) => field.control === 'slug')?.[0] ?? null;
  assertTellsNothing(options, kind.title);
  return {
    inputFields: times.fields,
    createOnly: {},
    filters: [],
    rowFilters: {},
    moreFilters: {},
    search: [],
    isFoundBySearch: true,
    sort: '-createdAt',
    references: [],
    slugPath: '',
    isPublished: true,
    isSection: true,
    publishes: options.isPublished === false ? [] : ALL_ACTIONS,
    uploadType: 'default',
    maxAgeSeconds: 300,
    failures: {},
    ...kind,
    ...options,
    ...times,
    address: options.address ?? null,
    unique: [...(options.unique ?? []), ...(slugField ? [slugField] : [])],
    publishedBy: options.publishedBy ?? null,
    waitsFor: options.waitsFor ?? null,
    slugField,
  };
}

/** Throws where a list would tell what a field holds that may be hidden from visitors. */
function assertTellsNothing(options: AnyOptions, title: string | null): void {
  const { fields, filters = [], rowFilters = {}, search = [], unique = [], publishedBy } = options;
  const lists = Object.values(rowFilters).map((path) => path.split('.')[0]);
  const telling = [...filters, ...lists, ...search, ...unique, publishedBy, title];
  const name = telling.find((each) => each && fields[each]?.visibleWhen);
  if (name) throw new Error(`${name} has a visibleWhen, so no list may filter or search by it`);
}
