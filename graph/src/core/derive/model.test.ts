import { expect, test } from 'vitest';
import { useTestServer } from '#testing/use-test-server.ts';
import { isContent, type Resource } from '../resource.ts';
import type { Service } from '../service.ts';

const server = useTestServer();

type Keys = [name: string, direction: number][];

const listed = () =>
  [...server.services.byName.values()].filter(({ resource }) => resource.calls.includes('list'));

async function readIndexes({ model }: Service): Promise<Keys[]> {
  const indexes = await model.collection.indexes();
  return indexes.map(({ key }) => Object.entries(key as Record<string, number>));
}

/** Whether an index begins with these keys, to be walked from either end. */
function isServed(indexes: Keys[], wanted: Keys): boolean {
  const opposite: Keys = wanted.map(([name, direction]) => [name, -direction]);
  const begins = (index: Keys, keys: Keys) =>
    keys.every(([name, direction], at) => index[at]?.[0] === name && index[at]?.[1] === direction);
  return indexes.some((index) => begins(index, wanted) || begins(index, opposite));
}

function ownOrder({ sort, unique }: Resource): Keys {
  const name = sort.replace('-', '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return unique.includes(name)
    ? [[name, direction]]
    : [
        [name, direction],
        ['_id', direction],
      ];
}

test('API-12 every order that a list accepts has an index, its own order among them', async () => {
  for (const service of listed()) {
    const { name, fields, unique } = service.resource;
    const indexes = await readIndexes(service);
    expect([name, isServed(indexes, ownOrder(service.resource))]).toEqual([name, true]);
    const names = ['id', '_id', 'createdAt', 'updatedAt', ...Object.keys(fields)];
    const asked = await Promise.all(
      names.map(async (field) => {
        const path = `/${name}?limit=1&sort=-${field}`;
        return { field, status: (await server.rest('GET', path, { as: 'admin' })).status };
      }),
    );
    const accepted = asked.filter(({ status }) => status === 200).map(({ field }) => field);
    expect(accepted).toEqual(expect.arrayContaining(['id', 'createdAt', 'updatedAt']));
    for (const field of accepted.filter((each) => !['id', '_id'].includes(each))) {
      const tie: Keys = unique.includes(field) ? [] : [['_id', 1]];
      const isQuick = isServed(indexes, [[field, 1], ...tie]);
      expect([name, field, isQuick]).toEqual([name, field, true]);
    }
    const refused = asked.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
  }
});

test('API-12 every filter of a list has an index in the list’s order', async () => {
  for (const service of listed()) {
    const { name, filters, rowFilters, publishedBy } = service.resource;
    const indexes = await readIndexes(service);
    const kept = [
      ...[...filters, ...Object.values(rowFilters)],
      ...(publishedBy ? [publishedBy] : []),
      ...(isContent(service.resource) ? ['updatedBy'] : []),
    ];
    for (const filter of kept) {
      const rest = ownOrder(service.resource).filter(([field]) => field !== filter);
      const keys: Keys = [[filter, 1], ...rest];
      // The direction of the first key is free: it holds one value.
      const down: Keys = [[filter, -1], ...rest];
      const isQuick = isServed(indexes, keys) || isServed(indexes, down);
      expect([name, filter, isQuick]).toEqual([name, filter, true]);
    }
  }
});
