import { describe, expect, test } from 'vitest';
import type { Json, TestServer } from './test-server.ts';

type Contract = {
  getServer: () => TestServer;
  /** The REST path, and the prefix of the checklist's ids. */
  path: string;
  area: string;
  type: { singular: string; list: string };
  /** A record with every required field; no two alike where that matters. */
  makeInput: () => Json;
  required: string[];
  publishedBy: 'isActive' | 'isPublished';
  /** A valid change of one field. */
  change: Record<string, unknown>;
  /** Where a record is found by its slug, if it has one. */
  slugPath?: string;
};

const UNKNOWN_ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';

/** Registers the tests that every collection of content passes: the standard calls of both APIs. */
export function describeContent(contract: Contract): void {
  describe(`${contract.path} keeps the contract of every resource`, () => {
    testList(contract);
    testRead(contract);
    testCreate(contract);
    testUpdate(contract);
    testRemove(contract);
    testGraphql(contract);
  });
}

async function add({ getServer, path, makeInput }: Contract, changes: object = {}): Promise<Json> {
  const body = { ...makeInput(), ...changes };
  const answer = await getServer().rest('POST', path, { as: 'editor', body });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data;
}

const idsOf = (body: Json): string[] => body.data.map(({ id }: { id: string }) => id);

function testList(contract: Contract) {
  const { area, path, publishedBy, getServer } = contract;
  test(`${area} STATE-2 lists what is published with a count, and all of it to staff`, async () => {
    const shown = await add(contract);
    const hidden = await add(contract, { [publishedBy]: false });
    const visitor = await getServer().rest('GET', path);
    expect(visitor.status).toBe(200);
    expect(visitor.body.count).toBe(visitor.body.data.length);
    expect(idsOf(visitor.body)).toContain(shown.id);
    expect(idsOf(visitor.body)).not.toContain(hidden.id);
    const staff = await getServer().rest('GET', `${path}?${publishedBy}=false`, { as: 'editor' });
    expect(idsOf(staff.body)).toContain(hidden.id);
    expect(idsOf(staff.body)).not.toContain(shown.id);
    const limited = await getServer().rest('GET', `${path}?limit=1`);
    expect(limited.body.data).toHaveLength(1);
    for (const query of [`${publishedBy}=perhaps`, 'colour=red', 'limit=0']) {
      const wrong = await getServer().rest('GET', `${path}?${query}`);
      expect([query, wrong.status, wrong.body.code]).toEqual([query, 400, 'BAD_REQUEST']);
    }
  });
}

function testRead(contract: Contract) {
  const { area, path, publishedBy, slugPath, getServer } = contract;
  test(`${area} STATE-2 finds one record, and none that is hidden from visitors`, async () => {
    const record = await add(contract);
    const key = slugPath === undefined ? `/${record.id}` : `${slugPath}/${record.slug}`;
    expect((await getServer().rest('GET', path + key)).body.data).toEqual(record);
    expect((await getServer().rest('GET', `${path}/${record.id}`)).body.data).toEqual(record);
    expect((await getServer().rest('GET', `${path}/${UNKNOWN_ID}`)).status).toBe(404);
    const malformed = await getServer().rest('GET', `${path}/xyz`);
    expect(malformed.status).toBe(slugPath === '' ? 404 : 400);
    if (slugPath)
      expect((await getServer().rest('GET', `${path + slugPath}/xyz`)).status).toBe(404);
    const show = (isShown: boolean) =>
      getServer().rest('PUT', `${path}/${record.id}`, {
        as: 'editor',
        body: { [publishedBy]: isShown },
      });
    await show(false);
    expect((await getServer().rest('GET', path + key)).status).toBe(404);
    expect((await getServer().rest('GET', path + key, { as: 'editor' })).status).toBe(200);
    await show(true);
    expect((await getServer().rest('GET', path + key)).status).toBe(200);
  });
}

function testCreate(contract: Contract) {
  const { area, path, required, slugPath, makeInput, getServer } = contract;
  test(`${area} creates for staff alone, and names every missing field`, async () => {
    const post = (body: unknown, as = 'editor') => getServer().rest('POST', path, { as, body });
    expect((await post(makeInput(), '')).status).toBe(401);
    expect((await post('{"broken":')).status).toBe(400);
    const empty = await post({});
    expect([empty.status, empty.body.code]).toEqual([422, 'INVALID']);
    expect(empty.body.errors.map((error: Json) => error.path).sort()).toEqual([...required].sort());
    const record = await add(contract);
    expect(record).toMatchObject({ _id: record.id, version: 1 });
    if (slugPath === undefined) return;
    const taken = await post({ ...makeInput(), slug: record.slug });
    expect([taken.status, taken.body.errors]).toEqual([
      409,
      [{ path: 'slug', message: 'Slug is already taken' }],
    ]);
  });
}

function testUpdate(contract: Contract) {
  const { area, path, change, getServer } = contract;
  test(`${area} changes what was sent and nothing else, unless the version is stale`, async () => {
    const record = await add(contract);
    const put = (id: string, body: unknown, as = 'editor') =>
      getServer().rest('PUT', `${path}/${id}`, { as, body });
    expect((await put(record.id, change, '')).status).toBe(401);
    expect((await put(record.id, '{"broken":')).status).toBe(400);
    const changed = await put(record.id, { ...change, version: 1 });
    const { updatedAt: _, ...same } = record;
    expect(changed.body.data).toMatchObject({ ...same, ...change, version: 2 });
    const stale = await put(record.id, { ...change, version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    expect((await put(record.id, { noSuchField: 1 })).status).toBe(422);
    expect((await put('xyz', change)).status).toBe(400);
    expect((await put(UNKNOWN_ID, change)).status).toBe(404);
    const whole = await put(record.id, changed.body.data);
    expect(whole.status).toBe(200);
  });
}

function testRemove(contract: Contract) {
  const { area, path, getServer } = contract;
  test(`${area} deletes, and restores what was deleted`, async () => {
    const record = await add(contract);
    const remove = (id: string, as = 'editor') =>
      getServer().rest('DELETE', `${path}/${id}`, { as });
    expect((await remove(record.id, '')).status).toBe(401);
    expect((await remove('xyz')).status).toBe(400);
    expect((await remove(record.id)).status).toBe(200);
    expect((await remove(record.id)).status).toBe(404);
    expect((await getServer().rest('GET', `${path}/${record.id}`)).status).toBe(404);
    const restored = await getServer().rest('POST', `${path}/${record.id}/restore`, {
      as: 'editor',
      body: { version: 1 },
    });
    expect(restored.body.data).toMatchObject({ id: record.id, version: 3 });
  });
}

function testGraphql(contract: Contract) {
  const { area, type, makeInput, required, change, getServer } = contract;
  test(`${area} API-14 keeps the same rules over GraphQL`, async () => {
    const { singular, list } = type;
    const create = `mutation($input: ${singular}Input!) { made: create${singular}(input: $input) { id } }`;
    const send = (input: Json, as?: string) => getServer().graphql(create, { input }, as);
    expect((await send(makeInput())).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await send({}, 'editor')).errors[0].extensions.errors).toHaveLength(required.length);
    const { id } = (await send(makeInput(), 'editor')).data.made;
    const update = `mutation($id: ID!, $input: ${singular}Input!) { made: update${singular}(id: $id, input: $input, version: 1) { version } }`;
    const changed = await getServer().graphql(update, { id, input: change }, 'editor');
    expect(changed.data.made.version).toBe(2);
    const read = `query($ids: [ID!]) { found: ${list}(ids: $ids) { count items { id version } } }`;
    const found = await getServer().graphql(read, { ids: [id] });
    expect(found.data.found).toEqual({ count: 1, items: [{ id, version: 2 }] });
  });
}
