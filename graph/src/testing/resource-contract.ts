import { describe, expect, test } from 'vitest';
import type { Contract } from './content-contract.ts';
import { testReads } from './content-reads.ts';
import { testWrites } from './content-writes.ts';
import { describeBothDoors } from './two-doors.ts';

/** Registers the tests that every collection of content passes, each through both doors. */
export function describeContent(contract: Contract): void {
  const { getServer, resource } = contract;
  const title = `/${resource.name} keeps the contract of every resource`;
  describeBothDoors(getServer, title, (door) => {
    testReads(contract, door);
    testWrites(contract, door);
  });
  describe(`${title} in what REST alone has`, () => testBodies(contract));
}

/** GraphQL has one body for all calls, which its own tests hold. */
function testBodies({ getServer, resource, ids, makeInput }: Contract) {
  const send = (method: string, path: string, body: unknown) =>
    getServer().rest(method, path, { as: 'editor', body });
  test(`${ids.create} ${ids.update} answers broken JSON with 400, and takes a whole record back`, async () => {
    const made = await send('POST', `/${resource.name}`, makeInput());
    expect([made.status, made.body.data._id]).toEqual([201, made.body.data.id]);
    const path = `/${resource.name}/${made.body.data.id}`;
    expect((await send('POST', `/${resource.name}`, '{"broken":')).status).toBe(400);
    expect((await send('PUT', path, '{"broken":')).status).toBe(400);
    expect((await send('PUT', path, made.body.data)).body.data.version).toBe(2);
  });
}
