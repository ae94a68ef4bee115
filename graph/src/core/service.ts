import type { Connection, Model } from 'mongoose';
import type { IdentityProvider } from '#auth/identity/identity.ts';
import type { Outbox } from '#publish/outbox.ts';
import type { Storage } from '#storage/storage.ts';
import type { Context } from './access.ts';
import { deriveModel, type StoredRecord } from './derive/model.ts';
import type { Changes, History } from './history/history.ts';
import type { Operation } from './operation.ts';
import type { ListQuery, Page } from './read/paging.ts';
import { createReads } from './read/read.ts';
import type { PlainRecord } from './read/record.ts';
import type { Resource } from './resource.ts';
import { withReferences } from './write/references.ts';
import { createSingle } from './write/single.ts';
import { createWrites } from './write/write.ts';

/** What services share. */
export type ServiceTools = {
  connection: Connection;
  outbox: Outbox;
  history: History;
  identity: IdentityProvider;
  storage: Storage;
  /** The address under which visitors reach the site and this API, without a slash at its end. */
  publicUrl: string;
  /** Every service by its resource's name, for use once all are made. */
  services: ReadonlyMap<string, Service>;
};

/** The operations of one resource. All take the context first and throw AppError. */
export type Service = {
  resource: Resource;
  model: Model<StoredRecord>;
  list: (context: Context, query: ListQuery) => Promise<{ records: PlainRecord[]; count: number }>;
  get: (context: Context, id: string) => Promise<PlainRecord>;
  getBySlug: (context: Context, slug: string) => Promise<PlainRecord>;
  create: (context: Context, input: unknown) => Promise<PlainRecord>;
  /** `version` is the one the caller read; when it is stale nothing is written. */
  update: (
    context: Context,
    id: string,
    input: unknown,
    version: number | null,
  ) => Promise<PlainRecord>;
  remove: (context: Context, id: string) => Promise<PlainRecord>;
  /** The changes of a record, newest first. */
  listHistory: (context: Context, id: string, page?: Page) => Promise<Changes>;
  /** The values that a record had at a version. Throws NOT_FOUND where it never had that one. */
  getVersion: (context: Context, id: string, version: number) => Promise<Record<string, unknown>>;
  /** Writes the values of an earlier version again, or brings a deleted record back. */
  restore: (context: Context, id: string, version: number) => Promise<PlainRecord>;
};

/** What a resource does on the server beyond its definition. */
export type Extension = {
  /** Changes the standard calls where this resource is odd. */
  extend?: (service: Service, tools: ServiceTools) => Service;
  /** Calls beyond the standard ones. */
  operations?: (service: Service, tools: ServiceTools) => Operation[];
};

/** Puts the service of a resource together. */
export function createService(
  resource: Resource,
  tools: ServiceTools,
  { extend = (service) => service }: Extension = {},
): Service {
  const model = deriveModel(tools.connection, resource);
  const reads = createReads(resource, model, tools);
  const writes = createWrites(resource, model, tools, reads);
  const standard = { resource, model, ...reads, ...writes };
  const service = resource.isSingle ? createSingle(standard) : standard;
  return extend(withReferences(service, tools), tools);
}
