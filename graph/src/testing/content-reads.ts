import { expect, test } from 'vitest';
import { add, type Contract, UNKNOWN_ID } from './content-contract.ts';
import type { Door } from './door.ts';
import { forVisitors } from './for-visitors.ts';
import type { Json } from './test-server.ts';

/** Registers the tests of lists and single records. */
export function testReads(contract: Contract, door: Door) {
  testList(contract, door);
  testPaging(contract, door);
  testRead(contract, door);
}

const flagOf = ({ resource }: Contract) => String(resource.publishedBy);
const idsOf = (records: Json): string[] => records.map(({ id }: { id: string }) => id);

function testList(contract: Contract, door: Door) {
  const { ids, resource } = contract;
  const flag = flagOf(contract);
  const { list } = door.of(resource);
  test(`${ids.list} STATE-2 API-14 lists published records to visitors, all to staff`, async () => {
    const shown = await add(contract, door);
    const hidden = await add(contract, door, { [flag]: false });
    const visitor = await list();
    expect(visitor.count).toBe(visitor.data.length);
    expect(idsOf(visitor.data)).toContain(shown.id);
    expect(idsOf(visitor.data)).not.toContain(hidden.id);
    expect(await list({ filter: { [flag]: false } })).toMatchObject({ data: [], count: 0 });
    const staff = await list({ filter: { [flag]: false } }, 'editor');
    expect(idsOf(staff.data)).toContain(hidden.id);
    expect(idsOf(staff.data)).not.toContain(shown.id);
  });
}

function testPaging(contract: Contract, door: Door) {
  const { ids, resource } = contract;
  const flag = flagOf(contract);
  const { list } = door.of(resource);
  test(`${ids.list} API-12 pages and sorts, and refuses unknown parameters`, async () => {
    await add(contract, door);
    const whole = await list({ sort: '-createdAt' });
    const second = await list({ sort: '-createdAt', page: 2, limit: 1 });
    expect([second.data, second.count]).toEqual([[whole.data[1]], whole.count]);
    const wrong = [
      ...[{ filter: { [flag]: 'perhaps' } }, { filter: { colour: 'red' } }],
      ...[{ limit: 0 }, { limit: 1001 }, { page: -1 }, { sort: 'password' }],
    ];
    for (const query of wrong) {
      expect([query, (await list(query)).code]).toEqual([query, 'BAD_REQUEST']);
    }
  });
}

function testRead(contract: Contract, door: Door) {
  const { ids, resource } = contract;
  const { get, getBySlug, update } = door.of(resource);
  test(`${ids.read} STATE-2 API-14 finds a record, and hides an unpublished one`, async () => {
    const record = await add(contract, door);
    const read = (as = '') =>
      resource.slugField ? getBySlug(record.slug, as) : get(record.id, as);
    const show = (isShown: boolean) => update(record.id, { [flagOf(contract)]: isShown }, 'editor');
    expect((await read()).data).toEqual(forVisitors(record));
    expect((await get(record.id)).data).toEqual(forVisitors(record));
    expect((await get(UNKNOWN_ID)).code).toBe('NOT_FOUND');
    // When ids and slugs share a path, a text that is not an id is an unknown slug.
    const isSlug = door.name === 'REST' && resource.slugField && !resource.slugPath;
    expect((await get('xyz')).code).toBe(isSlug ? 'NOT_FOUND' : 'BAD_REQUEST');
    if (resource.slugField) expect((await getBySlug('no-such-slug')).code).toBe('NOT_FOUND');
    await show(false);
    expect([(await read()).code, (await get(record.id)).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await read('editor')).code).toBe('OK');
    await show(true);
    expect((await read()).code).toBe('OK');
  });
}
