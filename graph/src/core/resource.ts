import type { Audience } from './access.ts';
import type { Failures } from './errors.ts';
import type { FieldMap } from './fields/index.ts';

/** The standard calls, which REST and GraphQL both offer. */
export type Call = 'list' | 'get' | 'create' | 'update' | 'remove' | 'listHistory' | 'restore';

/** A change of a record, as the history and the outbox name it. */
export type Action = 'create' | 'update' | 'delete' | 'restore';

/** A field that holds the slug of a record of another resource. */
export type Reference = { field: string; resource: string };

export type ResourceOptions<Fields extends FieldMap> = {
  /** The REST path, the folder and the collection: kebab-case plural. */
  name: string;
  /** GraphQL's names: `Tour` and `Tours` give `tour`, `tours`, `createTour`, … */
  type: { singular: string; plural: string };
  /** What people call one record: `tour`. */
  label: string;
  fields: Fields;
  /** The fields that an update may change; all unless given. */
  inputFields?: FieldMap;
  /** What a new record is sent with and does not hold, such as a password. `extend` takes it. */
  createOnly?: FieldMap;
  read: Audience;
  write: Audience;
  /** The flag that must be true for the public to see a record. */
  publishedBy?: keyof Fields & string;
  /** Fields that lists can be narrowed by, each to one value. */
  filters?: readonly (keyof Fields & string)[];
  /** Fields whose text a list's `search` looks in. */
  search?: readonly (keyof Fields & string)[];
  /** The order of a list that asks for none: a field, with `-` for descending. */
  sort?: string;
  /** Fields no two records may share. A slug always is. */
  unique?: readonly (keyof Fields & string)[];
  /** Fields that name a record of another resource. */
  references?: readonly Reference[];
  /** Where REST finds a record by its slug: among the ids, or at a path that leaves those to ids. */
  slugPath?: '' | '/slug';
  /** One record instead of many: no list, no create, no delete. */
  isSingle?: boolean;
  /** The standard calls that are offered; all that make sense unless given. */
  calls?: readonly Call[];
  /** Whether the public site is made of these records. */
  isPublished?: boolean;
  /** The changes after which the site is published: all where it is made of the records, else none. */
  publishes?: readonly Action[];
  /** Seconds a public read stays fresh in caches. */
  maxAgeSeconds?: number;
  /** What a standard call may be refused for only here, by what its `extend` does. */
  failures?: Partial<Record<'update' | 'remove', Failures>>;
};

/** What the definition of a resource says of its records. */
export type Resource = Required<Omit<ResourceOptions<FieldMap>, 'publishedBy'>> & {
  publishedBy: string | null;
  slugField: string | null;
};

/** What people call a record: the text of its first field. */
export function titleOf({ fields }: Resource, values: Record<string, unknown> | null): string {
  const [first = ''] = Object.keys(fields);
  return String(values?.[first] ?? '');
}

/** Whether a resource is content that people make, many records of it, each of which can come back. */
export function isContent({ isPublished, isSingle, calls }: Resource): boolean {
  return isPublished && !isSingle && calls.includes('restore');
}
