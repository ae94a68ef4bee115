import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, tourInput } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function addTour(changes: object = {}) {
  const { status, body } = await server.rest('POST', '/tours', {
    as: 'editor',
    body: tourInput(changes),
  });
  expect(status).toBe(201);
  return body.data;
}

describe('tours over REST', () => {
  test('API-TOURS-1 lists active tours with a count, and hides inactive ones from visitors', async () => {
    const active = await addTour({ title: 'Listed', category: 'Listing' });
    const inactive = await addTour({ title: 'Unlisted', category: 'Listing', isActive: false });
    const visitor = await server.rest('GET', '/tours?category=Listing');
    expect(visitor.status).toBe(200);
    expect(visitor.body.count).toBe(1);
    expect(visitor.body.data.map((tour: { id: string }) => tour.id)).toEqual([active.id]);
    const asked = await server.rest('GET', '/tours?category=Listing&isActive=false');
    expect(asked.body).toEqual({ data: [], count: 0 });
    const editor = await server.rest('GET', '/tours?category=Listing&isActive=false', {
      as: 'editor',
    });
    expect(editor.body.data.map((tour: { id: string }) => tour.id)).toEqual([inactive.id]);
  });

  test('API-TOURS-1 answers 400 for an unknown query value', async () => {
    for (const query of [
      'isActive=maybe',
      'tourType=cruise',
      'limit=0',
      'limit=1001',
      'sort=password',
      'page=-1',
      'colour=red',
      'isActive[$ne]=true',
    ]) {
      const { status, body } = await server.rest('GET', `/tours?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'BAD_REQUEST']);
    }
  });

  test('API-TOURS-2 finds a tour by slug and by id; an inactive one is 404 for visitors', async () => {
    const tour = await addTour({ title: 'By slug' });
    expect((await server.rest('GET', '/tours/by-slug')).body.data.id).toBe(tour.id);
    expect((await server.rest('GET', `/tours/${tour.id}`)).body.data.slug).toBe('by-slug');
    expect((await server.rest('GET', '/tours/no-such-tour')).status).toBe(404);
    await server.rest('PUT', `/tours/${tour.id}`, { as: 'editor', body: { isActive: false } });
    expect((await server.rest('GET', '/tours/by-slug')).status).toBe(404);
    expect((await server.rest('GET', '/tours/by-slug', { as: 'editor' })).status).toBe(200);
  });

  test('API-TOURS-3 refuses visitors, broken JSON, a taken slug and invalid fields', async () => {
    expect((await server.rest('POST', '/tours', { body: tourInput() })).status).toBe(401);
    const broken = await server.rest('POST', '/tours', { as: 'editor', body: '{"title":' });
    expect([broken.status, broken.body.code]).toEqual([400, 'BAD_REQUEST']);
    await addTour({ title: 'Taken', slug: 'taken' });
    const taken = await server.rest('POST', '/tours', {
      as: 'editor',
      body: tourInput({ slug: 'taken' }),
    });
    expect([taken.status, taken.body.errors]).toEqual([
      409,
      [{ path: 'slug', message: 'Slug is already taken' }],
    ]);
    const empty = await server.rest('POST', '/tours', { as: 'editor', body: {} });
    expect(empty.status).toBe(422);
    expect(empty.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'category',
      'description',
      'destination',
      'duration',
      'image',
      'price',
      'title',
      'tourType',
    ]);
  });

  test('API-TOURS-4 changes what was sent and nothing else; a stale version gets the current record', async () => {
    const tour = await addTour({ title: 'Changing', highlights: ['One'] });
    const first = await server.rest('PUT', `/tours/${tour.id}`, {
      as: 'editor',
      body: { price: 120, version: 1 },
    });
    expect(first.body.data).toMatchObject({
      price: 120,
      version: 2,
      title: 'Changing',
      highlights: ['One'],
    });
    const stale = await server.rest('PUT', `/tours/${tour.id}`, {
      as: 'editor',
      body: { price: 130, version: 1 },
    });
    expect([stale.status, stale.body.code, stale.body.current.price]).toEqual([
      409,
      'STALE_VERSION',
      120,
    ]);
    expect((await server.rest('PUT', '/tours/xyz', { as: 'editor', body: {} })).status).toBe(400);
    expect(
      (await server.rest('PUT', '/tours/aaaaaaaaaaaaaaaaaaaaaaaa', { as: 'editor', body: {} }))
        .status,
    ).toBe(404);
  });

  test('API-TOURS-5 deletes a tour, and it can be restored', async () => {
    const tour = await addTour({ title: 'Short lived' });
    expect((await server.rest('DELETE', `/tours/${tour.id}`)).status).toBe(401);
    expect((await server.rest('DELETE', `/tours/${tour.id}`, { as: 'editor' })).status).toBe(200);
    expect((await server.rest('GET', '/tours/short-lived')).status).toBe(404);
    expect((await server.rest('DELETE', `/tours/${tour.id}`, { as: 'editor' })).status).toBe(404);
    const restored = await server.rest('POST', `/tours/${tour.id}/restore`, {
      as: 'editor',
      body: { version: 1 },
    });
    expect(restored.body.data).toMatchObject({ id: tour.id, title: 'Short lived', version: 3 });
    expect((await server.rest('GET', '/tours/short-lived')).status).toBe(200);
  });

  test('ENT-1 ENT-2 gives every record its system fields and every tour its defaults', async () => {
    const tour = await addTour({ title: 'Plain' });
    expect(tour).toMatchObject({
      _id: tour.id,
      version: 1,
      slug: 'plain',
      gallery: [],
      highlights: [],
      inclusions: [],
      exclusions: [],
      itinerary: [],
      rating: null,
      reviews: 0,
      isFeatured: false,
      isActive: true,
    });
    expect(new Date(tour.createdAt).toISOString()).toBe(tour.createdAt);
  });

  test('ENT-2 stores a plain gallery text as a picture', async () => {
    const tour = await addTour({
      title: 'Old gallery',
      gallery: ['https://pictures.example/a.jpg'],
    });
    expect(tour.gallery).toEqual([{ url: 'https://pictures.example/a.jpg', type: 'image' }]);
  });

  test('VAL-8 drops blank list rows, gallery entries without address, and days lacking a text', async () => {
    const tour = await addTour({
      title: 'Cleaned',
      highlights: [' Reef ', '', '   '],
      gallery: [
        { url: '', type: 'image' },
        { url: 'https://pictures.example/b.jpg', type: 'video' },
      ],
      itinerary: [
        { day: 'Day 1', title: 'Out', description: 'To the reef.' },
        { day: 'Day 2', title: '', description: 'Nothing' },
        { day: 'Day 3', title: 'Back', description: ' ' },
      ],
    });
    expect(tour.highlights).toEqual(['Reef']);
    expect(tour.gallery).toEqual([{ url: 'https://pictures.example/b.jpg', type: 'video' }]);
    expect(tour.itinerary).toEqual([{ day: 'Day 1', title: 'Out', description: 'To the reef.' }]);
  });

  test('VAL-22 VAL-7 names a rating out of range and a price that is no number', async () => {
    const body = tourInput({ rating: 6, price: '95', duration: 'Five days', reviews: -1 });
    const { status, body: answer } = await server.rest('POST', '/tours', { as: 'editor', body });
    expect(status).toBe(422);
    expect(
      Object.fromEntries(
        answer.errors.map((error: { path: string; message: string }) => [
          error.path,
          error.message,
        ]),
      ),
    ).toEqual({
      rating: 'Rating must be at most 5',
      price: 'Price must be a number',
      duration: 'Duration must begin with the number of days',
      reviews: 'Reviews must not be negative',
    });
  });

  test('VAL-26 makes slugs from titles, numbers the taken ones, and never leaves one empty', async () => {
    expect((await addTour({ title: 'Éléphants à l’aube!' })).slug).toBe('elephants-a-laube');
    expect((await addTour({ title: 'Twice' })).slug).toBe('twice');
    expect((await addTour({ title: 'Twice' })).slug).toBe('twice-2');
    expect((await addTour({ title: '!!!' })).slug).toMatch(/^[0-9a-f]{8}$/);
  });

  test('API-12 pages never repeat or skip, even where the sorted values are equal', async () => {
    for (let index = 0; index < 7; index += 1)
      await addTour({ title: `Tie ${index}`, category: 'Ties' });
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { body } = await server.rest(
        'GET',
        `/tours?category=Ties&sort=price&limit=2&page=${page}`,
      );
      expect(body.count).toBe(7);
      seen.push(...body.data.map((tour: { id: string }) => tour.id));
    }
    expect(new Set(seen).size).toBe(7);
  });

  test('VAL-25 searches title, destination, description and category as plain text, in any case', async () => {
    await addTour({ title: 'Pemba (north) dive', category: 'Searching', destination: 'Pemba' });
    const find = async (text: string) =>
      (await server.rest('GET', `/tours?category=Searching&search=${encodeURIComponent(text)}`))
        .body.count;
    expect(await find('pEMBA (NORTH)')).toBe(1);
    expect(await find('.*')).toBe(0);
    expect(await find('searching')).toBe(1);
  });

  test('VAL-24 keeps scripts, handlers and foreign frames out of rich text', async () => {
    const description =
      '<p onclick="x()">Fine<script>alert(1)</script></p><iframe src="https://evil.example/"></iframe>' +
      '<a href="javascript:x()">link</a><iframe src="https://www.youtube-nocookie.com/embed/abc"></iframe>';
    const tour = await addTour({ title: 'Rich', description });
    expect(tour.description).not.toMatch(/script|onclick|evil/);
    expect(tour.description).toContain('youtube-nocookie.com/embed/abc');
  });
});

describe('tours over GraphQL', () => {
  test('API-14 offers the same reads and writes with the same rules and codes', async () => {
    const create = 'mutation($input: TourInput!) { createTour(input: $input) { id slug version } }';
    const refused = await server.graphql(create, { input: tourInput() });
    expect(refused.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const empty = await server.graphql(create, { input: {} }, 'editor');
    expect(empty.errors[0].extensions).toMatchObject({ code: 'INVALID' });
    expect(empty.errors[0].extensions.errors).toHaveLength(8);
    const made = await server.graphql(
      create,
      { input: tourInput({ title: 'By graph' }) },
      'editor',
    );
    const { id } = made.data.createTour;
    const update =
      'mutation($id: ID!, $input: TourInput!, $version: Int) { updateTour(id: $id, input: $input, version: $version) { price version } }';
    const changed = await server.graphql(
      update,
      { id, input: { price: 10 }, version: 1 },
      'editor',
    );
    expect(changed.data.updateTour).toEqual({ price: 10, version: 2 });
    const stale = await server.graphql(update, { id, input: { price: 11 }, version: 1 }, 'editor');
    expect(stale.errors[0].extensions).toMatchObject({
      code: 'STALE_VERSION',
      current: { price: 10 },
    });
    const list =
      'query($filter: TourFilter) { tours(filter: $filter, search: "by graph", limit: 5) { count items { slug } } }';
    const found = await server.graphql(list, { filter: { isActive: true } });
    expect(found.data.tours).toEqual({ count: 1, items: [{ slug: 'by-graph' }] });
  });
});
