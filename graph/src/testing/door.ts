import type { ErrorCode } from '#core/errors.ts';
import type { Resource } from '#core/resource.ts';
import type { Json } from './test-server.ts';

/** An answer of REST or GraphQL, in one shape. */
export type DoorAnswer = {
  code: 'OK' | ErrorCode;
  message: string;
  /** A record, a list of records, or the result of an operation. */
  data: Json;
  /** With a list: the number of matches, before paging. */
  count?: number;
  /** With INVALID and CONFLICT: each wrong field. */
  errors?: Json;
  /** With STALE_VERSION: the current record. */
  current?: Json;
};

type PageArguments = { page?: number; limit?: number };

export type ListArguments = PageArguments & {
  filter?: Record<string, unknown>;
  search?: string;
  sort?: string;
};

/** The standard calls of a resource. `as` is `admin`, `editor`, a token, or `''` for a visitor. */
export type Calls = {
  list: (query?: ListArguments, as?: string) => Promise<DoorAnswer>;
  /** The `id` of a single record, such as the settings, is `''`. */
  get: (id: string, as?: string) => Promise<DoorAnswer>;
  getBySlug: (slug: string, as?: string) => Promise<DoorAnswer>;
  create: (input: unknown, as?: string) => Promise<DoorAnswer>;
  update: (id: string, input: object, as?: string, version?: number) => Promise<DoorAnswer>;
  remove: (id: string, as?: string) => Promise<DoorAnswer>;
  restore: (id: string, version: number, as?: string) => Promise<DoorAnswer>;
  history: (id: string, as?: string, page?: PageArguments) => Promise<DoorAnswer>;
};

export type OperationArguments = {
  id?: string;
  input?: Record<string, unknown>;
  page?: PageArguments;
  as?: string;
};

/** One of the two APIs, for tests that hold for both. */
export type Door = {
  name: 'REST' | 'GraphQL';
  of: (resource: Resource) => Calls;
  /** Runs an operation beyond the standard calls by its name: `login`, `reorderGallery`. */
  run: (operation: string, given?: OperationArguments) => Promise<DoorAnswer>;
};
