import type { Resource } from '@karibu/graph/core/resource.ts';
import { resources } from '@karibu/graph/resources/index.ts';
import { expect, test } from 'vitest';
import { orderCollections } from './collection-order.ts';

const REFERRING = Object.values<Resource>(resources).flatMap(({ name, references }) =>
  references.map(({ resource }) => [name, resource] as const),
);

test('a backup reads records before those that they refer to, of every resource', () => {
  const order = orderCollections(Object.keys(resources).toReversed());
  expect(order.toSorted()).toEqual(Object.keys(resources).sort());
  expect(REFERRING.length).toBeGreaterThan(0);
  for (const [name, referred] of REFERRING) {
    expect(order.indexOf(name), `${name} before ${referred}`).toBeLessThan(order.indexOf(referred));
  }
});

test('a backup reads accounts and pictures after all records, the history and outbox last', () => {
  const found = ['history', 'uploads', 'users', 'outbox', 'sessions', 'tours', 'credentials'];
  const order = ['credentials', 'sessions', 'tours', 'users', 'uploads', 'history', 'outbox'];
  expect(orderCollections(found)).toEqual(order);
});

test('a resource that others refer to over others comes after them all', () => {
  const to = (resource: string) => ({ field: resource, resource });
  const all = [
    { name: 'boats', references: [to('ports'), to('islands')] },
    { name: 'islands', references: [] },
    { name: 'ports', references: [to('islands')] },
    { name: 'crews', references: [to('boats')] },
  ];
  const order = ['crews', 'boats', 'ports', 'islands'];
  expect(orderCollections(order.toSorted(), all)).toEqual(order);
});

test('a circle of references ends, and its collections are all there', () => {
  const refer = (name: string, resource: string) => ({
    name,
    references: [{ field: 'x', resource }],
  });
  const all = [refer('boats', 'crews'), refer('crews', 'boats'), refer('ports', 'ports')];
  expect(orderCollections(['ports', 'crews', 'boats'], all)).toEqual(['boats', 'crews', 'ports']);
});

test('a backup leaves out what expires and what only its own machine has', () => {
  expect(orderCollections(['locks', 'releases', 'meta', 'tours', 'rate_limits'])).toEqual([
    'tours',
  ]);
});
