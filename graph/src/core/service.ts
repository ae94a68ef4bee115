import type { Connection, Model } from 'mongoose';
import type { IdentityProvider } from '#auth/identity/identity.ts';
import type { SecurityEvents } from '#auth/security-events/security-events.ts';
import type { Outbox } from '#publish/outbox.ts';
import type { LocalStorage } from '#storage/local.ts';
import type { Storage } from '#storage/storage.ts';
import type { Context } from './access.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { Changes, History } from './history/history.ts';
import type { Operation } from './operation.ts';
import type { ListQuery, Page } from './read/paging.ts';
import type { PlainRecord, StoredRecord } from './read/record.ts';
import type { Resource } from './resource.ts';
import type { BeginAct, Journal } from './write/journal.ts';

/** What services share. */
export type ServiceTools = {
  connection: Connection;
  outbox: Outbox;
  history: History;
  journal: Journal;
  drafts: Drafts;
  /** Begins to give a record's new slug to those that hold the old one. */
  carrySlug: BeginAct<{ resource: string; id: string }, void>;
  identity: IdentityProvider;
  securityEvents: SecurityEvents;
  storage: Storage;
  /** The pictures on this disk: those of `storage`, or those from before another storage. */
  disk: LocalStorage;
  /** The folder of releases on this disk. */
  siteDirectory: string;
  /** The address of the site and this API for visitors, without a slash at its end. */
  publicUrl: string;
  /** Every service by its resource's name. Complete once all services are made. */
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
  /** `version` is the one that the caller read; null overwrites the newest. */
  update: (
    context: Context,
    id: string,
    input: unknown,
    version: number | null,
  ) => Promise<PlainRecord>;
  /** An update whose values were a draft: the history says so. */
  publish: Service['update'];
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
  /** Changes the standard calls where this resource differs. */
  extend?: (service: Service, tools: ServiceTools) => Service;
  /** Calls beyond the standard ones. */
  operations?: (service: Service, tools: ServiceTools) => Operation[];
};
