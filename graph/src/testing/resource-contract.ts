import { describe, expect, test } from 'vitest';
import type { Contract } from './content-contract.ts';
import { testReads } from './content-reads.ts';
import { testWrites } from './content-writes.ts';
import { forVisitors } from './for-visitors.ts';
import { describeBothDoors } from './two-doors.ts';

/** Registers the tests that every content resource must pass, each over REST and GraphQL. */
export function describeContent(contract: Contract): void {
  const { getServer, resource } = contract;
  const title = `/${resource.name} keeps the resource contract`;
  describeBothDoors(getServer, title, (door) => {
    testReads(contract, door);
    testWrites(contract, door);
  });
  describe(`${title}, in REST only`, () => testBodies(contract));
}

/** Tests of REST bodies and statuses. The GraphQL tests cover GraphQL's body. */
function testBodies({ getServer, resource, ids, makeInput, change }: Contract) {
  const send = (method: string, path: string, body: unknown) =>
    getServer().rest(method, path, { as: 'editor', body });
  test(`${ids.create} ${ids.update} refuses broken JSON, accepts whole records`, async () => {
    const made = await send('POST', `/${resource.name}`, makeInput());
    expect([made.status, made.body.data._id]).toEqual([201, made.body.data.id]);
    const path = `/${resource.name}/${made.body.data.id}`;
    expect((await send('POST', `/${resource.name}`, '{"broken":')).status).toBe(400);
    expect((await send('PUT', path, '{"broken":')).status).toBe(400);
    expect((await send('PUT', path, made.body.data)).body.data.version).toBe(2);
  });
  test(`API-4 API-8 ${ids.create} ${ids.update} ${ids.remove} has the right statuses`, async () => {
    const base = `/${resource.name}`;
    const made = await send('POST', base, makeInput());
    const { id, slug } = made.body.data;
    const path = `${base}/${id}`;
    const read = await getServer().rest('GET', path);
    const saved = await send('PUT', path, { ...change, version: 1 });
    expect([made.status, read.status, saved.status]).toEqual([201, 200, 200]);
    expect(read.body.data).toEqual(forVisitors(made.body.data));
    expect(saved.body.data).toMatchObject({ ...change, version: 2 });
    const stale = await send('PUT', path, { ...change, version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    if (resource.slugField) {
      const taken = await send('POST', base, { ...makeInput(), slug });
      expect([taken.status, taken.body.code]).toEqual([409, 'CONFLICT']);
    }
    expect((await send('DELETE', path, undefined)).status).toBe(200);
    expect((await getServer().rest('GET', path)).status).toBe(404);
  });
}
