import { expect } from 'vitest';
import type { Resource } from '#core/resource.ts';
import type { Door } from './door.ts';
import type { Json, TestServer } from './test-server.ts';

/** What the tests of a resource need to know of it. */
export type Contract = {
  getServer: () => TestServer;
  resource: Resource;
  /** The ids that the tests of each call have in the checklist. */
  ids: { list: string; read: string; create: string; update: string; remove: string };
  /** A record with every required field. Unique fields differ each time. */
  makeInput: () => Json;
  required: string[];
  /** A valid change of one field. */
  change: Record<string, unknown>;
};

/** An id that no record has. */
export const UNKNOWN_ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';

/** Adds a record through a door. */
export async function add(contract: Contract, door: Door, changes: object = {}): Promise<Json> {
  const input = { ...contract.makeInput(), ...changes };
  const { code, data, errors } = await door.of(contract.resource).create(input, 'editor');
  expect([code, errors]).toEqual(['OK', undefined]);
  return data;
}
