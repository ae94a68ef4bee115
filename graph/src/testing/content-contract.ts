import { expect } from 'vitest';
import type { Resource } from '#core/resource.ts';
import type { Door } from './door.ts';
import type { Json, TestServer } from './test-server.ts';

/** The facts that the tests of a content resource need. */
export type Contract = {
  getServer: () => TestServer;
  resource: Resource;
  /** The identifier of each call, for the titles of its tests. */
  ids: { list: string; read: string; create: string; update: string; remove: string };
  /** A record with every required field, different each time where values must be unique. */
  makeInput: () => Json;
  required: string[];
  /** A valid change of one field. */
  change: Record<string, unknown>;
};

/** An id that no record has. */
export const UNKNOWN_ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';

/** Adds a record through one of the APIs. */
export async function add(contract: Contract, door: Door, changes: object = {}): Promise<Json> {
  const input = { ...contract.makeInput(), ...changes };
  const { code, data, errors } = await door.of(contract.resource).create(input, 'editor');
  expect([code, errors]).toEqual(['OK', undefined]);
  return data;
}
