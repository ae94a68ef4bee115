import { expect, test } from 'vitest';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const headers = (key: string) => ({ 'Idempotency-Key': key });

async function create(key: string, values: object, as: 'admin' | 'editor' = 'editor') {
  const body = tourInput({ isActive: false, ...values });
  return server.rest('POST', '/tours', { as, body, headers: headers(key) });
}

async function countOf(title: string): Promise<number> {
  return (await server.rest('GET', `/tours?search=${title}`, { as: 'editor' })).body.count;
}

test('API-11 a request that is tried again makes one record, with what was said last', async () => {
  const first = await create('a', { title: 'Onceonly' });
  const again = await create('a', { title: 'Onceonly' });
  expect([again.status, again.body.data]).toEqual([201, first.body.data]);
  const changed = await create('a', { title: 'Onceonly', price: 71 });
  const { id, slug } = first.body.data;
  expect(changed.body.data).toMatchObject({ id, slug, price: 71, version: 2 });
  expect(await countOf('Onceonly')).toBe(1);
  const other = await create('a', { title: 'Onceonly' }, 'admin');
  expect(other.body.data.slug).toBe('onceonly-2');
  await server.rest('DELETE', `/tours/${id}`, { as: 'editor' });
});

test('API-11 what was deleted since is not made anew by a late try', async () => {
  const { id } = (await create('e', { title: 'Deletedsince' })).body.data;
  await server.rest('DELETE', `/tours/${id}`, { as: 'admin' });
  for (const price of [1, 2]) {
    const late = await create('e', { title: 'Deletedsince', price });
    const message = 'This tour was made already and deleted meanwhile; it is in the bin';
    expect([late.status, late.body]).toEqual([409, { code: 'CONFLICT', message }]);
  }
  await server.rest('POST', `/tours/${id}/restore`, { as: 'admin', body: { version: 1 } });
  const again = await create('e', { title: 'Deletedsince' });
  expect([again.status, again.body.data.id]).toEqual([201, id]);
  expect(await countOf('Deletedsince')).toBe(1);
});

test('API-11 tries at the same moment make one record', async () => {
  const tries = await Promise.all([1, 2, 3, 4].map(() => create('b', { title: 'Atonce' })));
  expect(tries.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(tries.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await countOf('Atonce')).toBe(1);
});

test('API-11 what somebody changed since is not overwritten by a late try', async () => {
  const { id } = (await create('c', { title: 'Latetry' })).body.data;
  await server.rest('PUT', `/tours/${id}`, { as: 'admin', body: { price: 5 } });
  const late = await create('c', { title: 'Latetry', price: 6 });
  expect([late.status, late.body.code, late.body.current.price]).toEqual([409, 'STALE_VERSION', 5]);
});

test('API-14 each creation of one GraphQL request is a thing of its own, in every try', async () => {
  const send = async (): Promise<Json> => {
    const input = `{ title: "Twofold", description: "<p>x</p>", image: "https://pictures.example/a.jpg",
      category: "Walks", destination: "Usambara", tourType: "safari", duration: "1 Day", price: 3 }`;
    const query = `mutation { a: createTour(input: ${input}) { id } b: createTour(input: ${input}) { id } }`;
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        ...headers('d'),
        'content-type': 'application/json',
        authorization: `Bearer ${server.tokens.editor}`,
      },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };
  const first = await send();
  expect(first.errors).toBeUndefined();
  expect(await send()).toEqual(first);
  expect(await countOf('Twofold')).toBe(2);
  await server.rest('DELETE', `/tours/${first.data.a.id}`, { as: 'editor' });
  const [refusal] = (await send()).errors;
  expect([refusal.path, refusal.extensions.code]).toEqual([['a'], 'CONFLICT']);
  expect(await countOf('Twofold')).toBe(1);
});
