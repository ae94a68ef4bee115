import { expect, test } from 'vitest';
import { add, type Contract, UNKNOWN_ID } from './content-contract.ts';
import type { Door } from './door.ts';
import { forVisitors } from './for-visitors.ts';
import type { Json } from './test-server.ts';

/** Registers the tests of create, update, delete and restore. */
export function testWrites(contract: Contract, door: Door) {
  testCreate(contract, door);
  testUpdate(contract, door);
  testRemove(contract, door);
  testHistory(contract, door);
}

function testCreate(contract: Contract, door: Door) {
  const { ids, resource, required, makeInput } = contract;
  const { create } = door.of(resource);
  test(`${ids.create} API-14 creates only for staff, and names every missing field`, async () => {
    expect((await create(makeInput())).code).toBe('UNAUTHENTICATED');
    const empty = await create({}, 'editor');
    expect(empty.code).toBe('INVALID');
    expect(empty.errors.map(({ path }: Json) => path).sort()).toEqual([...required].sort());
    const record = await add(contract, door);
    expect(record.version).toBe(1);
    expect(new Date(record.createdAt).toISOString()).toBe(record.createdAt);
    if (!resource.slugField) return;
    const taken = await create({ ...makeInput(), slug: record.slug }, 'editor');
    expect([taken.code, taken.errors]).toEqual([
      'CONFLICT',
      [{ path: 'slug', message: 'Slug is already taken' }],
    ]);
  });
}

function testUpdate(contract: Contract, door: Door) {
  const { ids, resource, change } = contract;
  const { update } = door.of(resource);
  test(`${ids.update} API-14 changes only the sent fields; refuses a stale version`, async () => {
    const record = await add(contract, door);
    expect((await update(record.id, change)).code).toBe('UNAUTHENTICATED');
    const changed = await update(record.id, change, 'editor', 1);
    const { updatedAt: _, ...same } = record;
    expect(changed.data).toMatchObject({ ...same, ...change, version: 2 });
    const stale = await update(record.id, change, 'editor', 1);
    expect([stale.code, stale.current]).toMatchObject(['STALE_VERSION', { version: 2, ...change }]);
    // GraphQL's types refuse it before the validators run.
    const unknown = await update(record.id, { noSuchField: 1 }, 'editor');
    expect(unknown.code).toBe(door.name === 'REST' ? 'INVALID' : 'BAD_REQUEST');
    expect((await update('xyz', change, 'editor')).code).toBe('BAD_REQUEST');
    expect((await update(UNKNOWN_ID, change, 'editor')).code).toBe('NOT_FOUND');
  });
}

function testRemove(contract: Contract, door: Door) {
  const { ids, resource } = contract;
  const { get, remove, restore } = door.of(resource);
  test(`${ids.remove} API-14 deletes and restores`, async () => {
    const record = await add(contract, door);
    expect((await remove(record.id)).code).toBe('UNAUTHENTICATED');
    expect((await remove('xyz', 'editor')).code).toBe('BAD_REQUEST');
    expect((await remove(record.id, 'editor')).code).toBe('OK');
    expect((await remove(record.id, 'editor')).code).toBe('NOT_FOUND');
    expect((await get(record.id)).code).toBe('NOT_FOUND');
    expect((await restore(record.id, 1)).code).toBe('UNAUTHENTICATED');
    expect((await restore(record.id, 9, 'editor')).code).toBe('NOT_FOUND');
    const restored = await restore(record.id, 1, 'editor');
    const { updatedAt: _, createdAt: __, ...same } = record;
    expect(restored.data).toEqual(expect.objectContaining({ ...same, version: 3 }));
    expect((await get(record.id)).data).toEqual(forVisitors(restored.data));
  });
}

function testHistory(contract: Contract, door: Door) {
  const { ids, resource, change } = contract;
  const { history, restore, update } = door.of(resource);
  test(`${ids.update} API-14 lists changes to staff, and restores an earlier version`, async () => {
    const record = await add(contract, door);
    await update(record.id, change, 'admin');
    expect((await history(record.id)).code).toBe('UNAUTHENTICATED');
    const [last, first] = (await history(record.id, 'editor')).data;
    expect(last).toMatchObject({ version: 2, action: 'update', by: 'admin@karibu.example' });
    expect([last.before.version, last.after]).toMatchObject([1, change]);
    expect(first).toMatchObject({ version: 1, action: 'create', before: null });
    const { data } = await restore(record.id, 1, 'editor');
    const { updatedAt: _, ...same } = record;
    expect(data).toMatchObject({ ...same, version: 3 });
  });
}
