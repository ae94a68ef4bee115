import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeContent } from '../../testing/resource-contract.ts';
import { type Json, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function itemInput(changes: object = {}): Json {
  return { title: 'Dhow', image: 'https://pictures.example/dhow.jpg', ...changes };
}

const add = async (changes: object = {}): Promise<Json> =>
  (await server.rest('POST', '/gallery', { as: 'editor', body: itemInput(changes) })).body.data;
const reorder = (items: unknown, as = 'editor') =>
  server.rest('PUT', '/gallery/reorder', { as, body: { items } });
const countChanges = () => server.connection.collection('outbox').countDocuments();

describe('gallery categories and order', () => {
  test('API-GAL-3 ENT-8 counts what the viewer may see', async () => {
    await add({ category: 'beach' });
    await add({ category: 'beach', isActive: false });
    await add();
    const visitor = await server.rest('GET', '/gallery/categories');
    const shown = [
      { id: 'safari', count: 1 },
      { id: 'beach', count: 1 },
    ];
    expect([visitor.status, visitor.body]).toEqual([200, { data: shown, count: 2 }]);
    const staff = await server.rest('GET', '/gallery/categories', { as: 'editor' });
    expect(staff.body.data[1]).toEqual({ id: 'beach', count: 2 });
    const graph = await server.graphql('{ galleryCategories { id count } }');
    expect(graph.data.galleryCategories).toEqual(shown);
  });

  test('API-GAL-7 keeps a new order, in the history of each picture and as one change', async () => {
    const [a, b, c] = [await add({ title: 'A' }), await add({ title: 'B' }), await add()];
    const before = await countChanges();
    const moves = [
      { id: a.id, sortOrder: 102 },
      { id: b.id, sortOrder: 101 },
      { id: c.id, sortOrder: 0 },
    ];
    const answer = await reorder(moves);
    expect(answer.status).toBe(200);
    expect(await countChanges()).toBe(before + 1);
    const { body } = await server.rest('GET', '/gallery');
    expect(body.data.slice(-2).map(({ id }: Json) => id)).toEqual([b.id, a.id]);
    expect(answer.body.data.slice(-2).map(({ id }: Json) => id)).toEqual([b.id, a.id]);
    const history = await server.rest('GET', `/gallery/${a.id}/history`, { as: 'editor' });
    expect(history.body.data[0].after).toMatchObject({ sortOrder: 102, version: 2 });
    const still = await server.rest('GET', `/gallery/${c.id}`);
    expect(still.body.data.version).toBe(1);
    await reorder(moves);
    expect(await countChanges()).toBe(before + 1);
  });

  test('API-GAL-7 changes nothing when one item is malformed, unknown or invalid', async () => {
    const { id } = await add();
    const good = { id, sortOrder: 5 };
    const before = await countChanges();
    expect((await reorder([good], '')).status).toBe(401);
    for (const [bad, status] of [
      [{ id: 'xyz', sortOrder: 1 }, 400],
      [{ id: 'aaaaaaaaaaaaaaaaaaaaaaaa', sortOrder: 1 }, 404],
      [{ id, sortOrder: 6 }, 422],
      [{ id, sortOrder: 1.5 }, 422],
      [{ sortOrder: 1 }, 422],
      ['text', 422],
    ] as const) {
      expect([bad, (await reorder([good, bad])).status]).toEqual([bad, status]);
    }
    expect((await reorder([])).status).toBe(422);
    expect((await reorder(undefined)).body.errors).toEqual([
      { path: 'items', message: 'Items are required' },
    ]);
    expect((await server.rest('GET', `/gallery/${id}`)).body.data.sortOrder).toBe(0);
    expect(await countChanges()).toBe(before);
  });

  test('ENT-7 API-GAL-1 fills in what was left out and narrows by category', async () => {
    const item = await add({ category: 'nature' });
    expect(await add()).toMatchObject({
      description: '',
      alt: '',
      category: 'safari',
      sortOrder: 0,
      isFeatured: false,
      isActive: true,
    });
    const { body } = await server.rest('GET', '/gallery?category=nature&isActive=true&limit=50');
    expect(body).toEqual({ data: [item], count: 1 });
    expect((await server.rest('GET', '/gallery?category=space')).status).toBe(400);
  });
});

describeContent({
  getServer: () => server,
  path: '/gallery',
  area: 'API-GAL',
  type: { singular: 'GalleryItem', list: 'gallery' },
  makeInput: itemInput,
  required: ['title', 'image'],
  publishedBy: 'isActive',
  change: { alt: 'A boat under sail' },
});
