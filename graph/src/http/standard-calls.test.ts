import { expect, test } from 'vitest';
import { pick } from '#core/pick.ts';
import type { Resource } from '#core/resource.ts';
import { resources } from '../resources/index.ts';
import { CONTENT, SAMPLE_RECORDS, sampleOf } from '../testing/sample-records.ts';
import type { Json } from '../testing/test-server.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const server = useTestServer();

const call = (method: string, path: string, body?: object) =>
  server.rest(method, path, { as: 'editor', body });

const fieldsOf = ({ fields }: Resource, record: Json) => pick(record, Object.keys(fields));

// A resource comes after those that its sample refers to, and stays until all are tested.
test.each(CONTENT)(
  'API-4 $name takes all its fields: a create answers 201, read and update 200',
  async (resource) => {
    const path = `/${resource.name}`;
    const sample = await call('POST', path, SAMPLE_RECORDS[path]);
    expect([sample.status, sample.body.errors]).toEqual([201, undefined]);
    const all = { ...fieldsOf(resource, sample.body.data), ...otherUnique(resource) };
    const made = await call('POST', path, all);
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    const record = made.body.data;
    expect(fieldsOf(resource, record)).toEqual(all);
    const read = await call('GET', `${path}/${record.id}`);
    expect([read.status, read.body.data]).toEqual([200, record]);
    const title = { [resource.title ?? '']: 'Another name' };
    const updated = await call('PUT', `${path}/${record.id}`, { ...all, ...title });
    expect([updated.status, updated.body.errors]).toEqual([200, undefined]);
    expect(fieldsOf(resource, updated.body.data)).toEqual({ ...all, ...title });
  },
);

test.each(CONTENT.toReversed())('API-4 a delete of $name answers 200', async ({ name }) => {
  for (const { id } of (await call('GET', `/${name}`)).body.data) {
    expect((await call('DELETE', `/${name}/${id}`)).status).toBe(200);
  }
  expect((await call('GET', `/${name}`)).body).toMatchObject({ data: [], count: 0 });
});

const SINGLE = Object.values<Resource>(resources).filter(({ isSingle }) => isSingle);
test.each(SINGLE)('API-4 $name take all their fields: read and update answer 200', async (one) => {
  const read = await call('GET', `/${one.name}`);
  expect(read.status).toBe(200);
  const all = { ...fieldsOf(one, read.body.data), ...sampleOf(one) };
  const updated = await call('PUT', `/${one.name}`, all);
  expect([updated.status, updated.body.errors]).toEqual([200, undefined]);
  expect(fieldsOf(one, updated.body.data)).toEqual(all);
});

/** Another value of each field that no two records share. */
function otherUnique({ unique }: Resource): Record<string, string> {
  return Object.fromEntries(unique.map((name) => [name, 'another']));
}
