import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forVisitors } from '../../testing/for-visitors.ts';
import { describeContent } from '../../testing/resource-contract.ts';
import { type Json, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { packages } from './package.resource.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addCategory({ name: 'Beach' });
});
afterAll(() => server.close());

function packageInput(changes: object = {}): Json {
  return {
    title: 'Bush and beach',
    description: '<p>Five days inland, five at sea.</p>',
    image: 'https://pictures.example/bush.jpg',
    category: 'beach',
    destination: 'Serengeti and Zanzibar',
    duration: '10 Days',
    price: 2400,
    ...changes,
  };
}

const post = (path: string, body: object) => server.rest('POST', path, { as: 'editor', body });
const put = (path: string, body: object) => server.rest('PUT', path, { as: 'editor', body });
const addCategory = async (body: object) => (await post('/package-categories', body)).body.data;
const addPackage = async (changes: object = {}) =>
  (await post('/packages', packageInput(changes))).body.data;
const messagesOf = ({ body }: Json) =>
  Object.fromEntries(body.errors.map(({ path, message }: Json) => [path, message]));

describeContent({
  getServer: () => server,
  resource: packages,
  ids: {
    list: 'API-PKG-1',
    read: 'API-PKG-2 API-PKG-3',
    create: 'API-PKG-5 VAL-9',
    update: 'API-PKG-6',
    remove: 'API-PKG-7',
  },
  makeInput: packageInput,
  required: ['title', 'description', 'image', 'category', 'destination', 'duration', 'price'],
  change: { originalPrice: 3000 },
});

describe('packages', () => {
  test('ENT-3 VAL-12 fills omitted fields with defaults', async () => {
    expect(await addPackage({ title: 'Plain' })).toMatchObject({
      slug: 'plain',
      gallery: [],
      originalPrice: null,
      rating: 4.5,
      reviews: 0,
      highlights: [],
      itinerary: [{ day: 'Day 1', title: 'Day 1', description: 'Package description' }],
      accommodation: '',
      inclusions: [],
      exclusions: [],
      maxGroupSize: 20,
      isFeatured: false,
      isActive: true,
    });
  });

  test('VAL-12 drops blank entries, and adds the default day when no day remains', async () => {
    const changed = await addPackage({
      highlights: [' Reef ', ''],
      gallery: ['https://pictures.example/old.jpg', { url: ' ', type: 'image' }],
      itinerary: [
        { day: 'Day 1', title: 'Out', description: 'By boat.' },
        { day: 'Day 2', title: ' ', description: 'Nowhere' },
      ],
    });
    expect(changed.highlights).toEqual(['Reef']);
    expect(changed.gallery).toEqual([{ url: 'https://pictures.example/old.jpg', type: 'image' }]);
    expect(changed.itinerary).toMatchObject([
      { day: 'Day 1', title: 'Out', description: 'By boat.' },
    ]);
    const { body } = await put(`/packages/${changed.id}`, { itinerary: [{ title: 'Only' }] });
    expect(body.data.itinerary).toMatchObject([
      { day: 'Day 1', title: 'Day 1', description: 'Package description' },
    ]);
  });

  test('VAL-10 VAL-11 reports missing fields with the messages of the form', async () => {
    const main = 'Please provide a main image either by uploading a file or pasting an image URL';
    const blank = await post('/packages', packageInput({ image: ' ', description: '<p></p>' }));
    expect(messagesOf(blank)).toEqual({
      image: main,
      description: 'Please provide a package description',
    });
    const absent = await post('/packages', { ...packageInput(), image: undefined });
    expect(messagesOf(absent)).toEqual({ image: main });
    const broken = await post('/packages', packageInput({ image: 'http://' }));
    expect(messagesOf(broken)).toEqual({ image: 'Please provide a valid image URL' });
  });

  test('API-PKG-4 lists the visible packages of a category, with a count', async () => {
    await addCategory({ name: 'Diving' });
    const shown = await addPackage({ title: 'Two tanks', category: 'diving' });
    const hidden = await addPackage({ title: 'Night', category: 'diving', isActive: false });
    const visitor = await server.rest('GET', '/packages/category/diving');
    expect(visitor.body).toEqual({ data: [forVisitors(shown)], count: 1 });
    expect(visitor.headers.get('cache-control')).toContain('max-age=300');
    const staff = await server.rest('GET', '/packages/category/diving', { as: 'editor' });
    expect(staff.body.data.map((each: Json) => each.id)).toContain(hidden.id);
    const none = await server.rest('GET', '/packages/category/nowhere');
    expect([none.status, none.body]).toEqual([200, { data: [], count: 0 }]);
    const graph = '{ packagesByCategory(input: { category: "diving" }) { id } }';
    expect((await server.graphql(graph)).data.packagesByCategory).toEqual([{ id: shown.id }]);
  });
});

describe('packages and their categories', () => {
  test('API-PKG-5 API-PKG-6 refuses a package of an unknown category', async () => {
    const wrong = await post('/packages', packageInput({ category: 'moon' }));
    expect([wrong.status, messagesOf(wrong)]).toEqual([
      422,
      { category: 'There is no category called moon' },
    ]);
    const { id } = await addPackage();
    expect((await put(`/packages/${id}`, { category: 'moon' })).status).toBe(422);
  });

  test('API-CAT-5 refuses to delete a category in use, and names its packages', async () => {
    const category = await addCategory({ name: 'Walking' });
    const first = await addPackage({ title: 'Usambara', category: 'walking' });
    const second = await addPackage({ title: 'Rift', category: 'walking', isActive: false });
    const path = `/package-categories/${category.id}`;
    const refused = await server.rest('DELETE', path, { as: 'editor' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'CONFLICT',
      '2 packages use this category: Usambara, Rift',
    ]);
    expect((await server.rest('DELETE', path)).status).toBe(401);
    await server.rest('DELETE', `/packages/${first.id}`, { as: 'editor' });
    const still = await server.rest('DELETE', path, { as: 'editor' });
    expect(still.body.message).toBe('1 package uses this category: Rift');
    await server.rest('DELETE', `/packages/${second.id}`, { as: 'editor' });
    expect((await server.rest('DELETE', path, { as: 'editor' })).status).toBe(200);
  });

  test('API-CAT-4 a new slug updates the packages, each with its history', async () => {
    const category = await addCategory({ name: 'Families' });
    const { id } = await addPackage({ title: 'Small steps', category: 'families' });
    const path = `/package-categories/${category.id}`;
    expect((await put(path, { slug: 'with-children' })).status).toBe(200);
    const moved = await server.rest('GET', `/packages/${id}`);
    expect(moved.body.data).toMatchObject({ category: 'with-children', version: 2 });
    const history = await server.rest('GET', `/packages/${id}/history`, { as: 'editor' });
    expect(history.body.count).toBe(2);
    const old = await server.rest('POST', `/packages/${id}/restore`, {
      as: 'editor',
      body: { version: 1 },
    });
    expect(old.body.data).toMatchObject({ category: 'with-children', version: 3 });
    await server.rest('POST', `${path}/restore`, { as: 'editor', body: { version: 1 } });
    expect((await server.rest('GET', `/packages/${id}`)).body.data.category).toBe('families');
  });

  test('API-CAT-4 TRUST-21 packages that a crash left out are updated by the journal', async () => {
    const category = await addCategory({ name: 'Sailing' });
    const { id } = await addPackage({ title: 'Under sail', category: 'sailing' });
    await put(`/package-categories/${category.id}`, { slug: 'dhows' });
    const stored = server.connection.collection('packages');
    await stored.updateOne({ title: 'Under sail' }, { $set: { category: 'sailing' } });
    const data = { resource: 'package-categories', id: category.id };
    const by = { id: 'dead', name: 'Amina', email: '', role: 'editor' };
    const act = { _id: 'a'.repeat(24), kind: 'carry slug', data, by } as object;
    await server.connection.collection('journal').insertOne(act);
    expect(await server.services.journal.resume()).toEqual([]);
    expect((await server.rest('GET', `/packages/${id}`)).body.data.category).toBe('dhows');
  });

  test('API-CAT-4 a repeated creation with another slug updates its packages', async () => {
    const create = (slug: string) =>
      server.rest('POST', '/package-categories', {
        as: 'editor',
        body: { name: 'Stargazing', slug },
        headers: { 'Idempotency-Key': 'stargazing' },
      });
    await create('stars');
    const { id } = await addPackage({ title: 'Under the stars', category: 'stars' });
    expect((await create('night-sky')).body.data).toMatchObject({ slug: 'night-sky', version: 2 });
    expect((await server.rest('GET', `/packages/${id}`)).body.data.category).toBe('night-sky');
  });

  test('API-CAT-5 API-PKG-5 no package ever names a category that is gone', async () => {
    const rounds = Array.from({ length: 12 }, async (_, round) => {
      const from = await addCategory({ name: `From ${round}` });
      const to = await addCategory({ name: `To ${round}` });
      const title = `At once ${round}`;
      const moving = await addPackage({ title, category: from.slug });
      const path = `/package-categories/${to.id}`;
      const category = to.slug;
      const [, { status }] = await Promise.all([
        round % 2 ? addPackage({ title, category }) : put(`/packages/${moving.id}`, { category }),
        round % 3
          ? server.rest('DELETE', path, { as: 'editor' })
          : put(path, { slug: `${to.slug}-new` }),
      ]);
      expect([200, 409]).toContain(status);
    });
    await Promise.all(rounds);
    const slugs = await server.connection.collection('package-categories').distinct('slug');
    const named = await server.connection.collection('packages').distinct('category');
    expect(named.length).toBeGreaterThan(12);
    expect(slugs).toEqual(expect.arrayContaining(named));
  });
});
