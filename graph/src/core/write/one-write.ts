import type { Model } from 'mongoose';
import type { Context } from '../access.ts';
import type { Reads } from '../read/read.ts';
import type { StoredRecord } from '../read/record.ts';
import type { Resource } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { createLocks, type Locks, lendLocks } from './lock.ts';

/** The writing half of a service. */
export type Writes = Pick<Service, 'create' | 'update' | 'publish' | 'remove' | 'restore'>;

/** What every write of a resource works with. */
export type WriteTools = {
  resource: Resource;
  model: Model<StoredRecord>;
  tools: ServiceTools;
  reads: Reads;
  /** The locks of the larger write that this one is a part of. */
  lent?: Locks;
  /** The act of the journal that this write is a part of. The record keeps its id. */
  act?: string | null;
  /** Takes all steps but the last: nothing is noted or stored. */
  isRehearsal?: boolean;
};

/** One write: what it works with, who asks for it, and the locks that it holds. */
export type Write = WriteTools & {
  context: Context;
  locks: Locks;
  /** Whether it is one of many rows that are written at once. */
  isOfMany?: boolean;
};

/** The values of fields, by their names. */
export type Values = Record<string, unknown>;

/** Begins a write, which holds no lock yet. */
export function beginWrite(writeTools: WriteTools, context: Context): Write {
  const shared = lentTo.get(context);
  const { lent = shared, tools } = writeTools;
  const locks = lent ? lendLocks(lent) : createLocks(tools.connection);
  return { ...writeTools, context, locks, isOfMany: shared !== undefined };
}

const lentTo = new WeakMap<Context, Locks>();

/** Lets the write of one of many rows use the locks that were taken for all of them. */
export function lendTo(context: Context, locks: Locks): void {
  lentTo.set(context, locks);
}
