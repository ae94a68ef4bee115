import { describe, expect, test } from 'vitest';
import { forVisitors } from '../../testing/for-visitors.ts';
import { describeContent } from '../../testing/resource-contract.ts';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { tours } from './tour.resource.ts';

const server = useTestServer();

/** What a day has that says nothing of its night. */
const NIGHT = { id: expect.any(String), meals: [], stay: '' };

describeContent({
  getServer: () => server,
  resource: tours,
  ids: {
    list: 'API-TOURS-1',
    read: 'API-TOURS-2',
    create: 'API-TOURS-3',
    update: 'API-TOURS-4',
    remove: 'API-TOURS-5',
  },
  makeInput: tourInput,
  required: [
    ...['title', 'description', 'image', 'category', 'destination'],
    ...['tourType', 'duration', 'price'],
  ],
  change: { price: 120, highlights: ['Turtles'] },
});

describeBothDoors(
  () => server,
  'tours',
  (door) => {
    const { create, list, getBySlug, update } = door.of(tours);
    const isRest = door.name === 'REST';
    // Both APIs use one database, so each test of a list has one category per API.
    const own = (category: string) => `${category} ${door.name}`;
    async function addTour(changes: object = {}): Promise<Json> {
      const { code, data } = await create(tourInput(changes), 'editor');
      expect(code).toBe('OK');
      return data;
    }

    test('API-TOURS-1 filters by type, category and destination; visitors see active', async () => {
      const category = own('Listing');
      const active = await addTour({ category });
      const inactive = await addTour({ category, isActive: false });
      await addTour({ category, tourType: 'safari' });
      const filter = { category, tourType: 'zanzibar-excursion', destination: 'Zanzibar' };
      expect(await list({ filter })).toMatchObject({ data: [forVisitors(active)], count: 1 });
      const both = await list({ filter }, 'editor');
      expect(both.data).toEqual([inactive, active]);
      for (const wrong of [{ tourType: 'cruise' }, { isActive: 'maybe' }]) {
        expect([wrong, (await list({ filter: wrong })).code]).toEqual([wrong, 'BAD_REQUEST']);
      }
    });

    test('API-TOURS-4 gives the current record to all but the first of several saves', async () => {
      const { id } = await addTour();
      const answers = await Promise.all(
        [130, 140, 150].map((price) => update(id, { price }, 'editor', 1)),
      );
      const winner = answers.find(({ code }) => code === 'OK');
      const losers = answers.filter(({ code }) => code === 'STALE_VERSION');
      expect(losers).toHaveLength(2);
      for (const { current } of losers) expect(current.price).toBe(winner?.data.price);
    });

    test('ENT-1 ENT-2 gives every tour its defaults', async () => {
      expect(await addTour()).toMatchObject({
        version: 1,
        gallery: [],
        highlights: [],
        inclusions: [],
        exclusions: [],
        itinerary: [],
        bestMonths: [],
        rating: null,
        reviews: 0,
        isFeatured: false,
        isActive: true,
      });
    });

    test('VAL-8 drops blank rows, gallery entries without URL and incomplete days', async () => {
      const tour = await addTour({
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
      const kept = { day: 'Day 1', title: 'Out', description: 'To the reef.' };
      expect(tour.itinerary).toEqual([
        { ...kept, place: '', latitude: null, longitude: null, ...NIGHT },
      ]);
    });

    test('ENT-2 a day may have a place with two valid coordinates', async () => {
      const day = { day: '', title: 'Out', description: 'To the reef.', place: 'Mnemba' };
      const stop = (latitude: number | null, longitude: number | null) =>
        create(tourInput({ itinerary: [{ ...day, latitude, longitude }] }), 'editor');
      const { data } = await stop(-5.82, 39.38);
      expect(data.itinerary).toEqual([{ ...day, latitude: -5.82, longitude: 39.38, ...NIGHT }]);
      const messages = async (latitude: number | null, longitude: number | null) =>
        (await stop(latitude, longitude)).errors.map(({ path, message }: Json) => [path, message]);
      expect(await messages(-90.1, 39)).toEqual([
        ['itinerary.0.latitude', 'Latitude must be at least -90'],
      ]);
      expect(await messages(-5.82, null)).toEqual([
        ['itinerary.0.longitude', 'Give both coordinates, or neither'],
      ]);
    });

    test('VAL-22 VAL-7 refuses a wrong rating, price, duration and review count', async () => {
      const wrong = { rating: 6, price: -1, duration: 'Five days', reviews: -1 };
      const { code, errors } = await create(tourInput(wrong), 'editor');
      expect(code).toBe('INVALID');
      const messages = errors.map(({ path, message }: Json) => [path, message]);
      expect(Object.fromEntries(messages)).toEqual({
        rating: 'Rating must be at most 5',
        price: 'Price must not be negative',
        duration: 'Duration must begin with the number of days',
        reviews: 'Reviews must not be negative',
      });
    });

    test('VAL-22 refuses a price that is not a number', async () => {
      const { code } = await create(tourInput({ price: '95' }), 'editor');
      expect(code).toBe(isRest ? 'INVALID' : 'BAD_REQUEST');
    });

    test('VAL-26 makes a slug from any title, and numbers a taken one', async () => {
      const title = own('Éléphants à l’aube!');
      const slug = `elephants-a-laube-${door.name.toLowerCase()}`;
      expect((await addTour({ title })).slug).toBe(slug);
      expect((await addTour({ title })).slug).toBe(`${slug}-2`);
      expect((await getBySlug(`${slug}-2`)).data.title).toBe(title);
      expect((await addTour({ title: '!!!' })).slug).toMatch(/^[0-9a-f]{8}$/);
    });

    test('API-12 pages never repeat or skip, even where the sorted values are equal', async () => {
      const category = own('Ties');
      for (let index = 0; index < 7; index += 1) await addTour({ category });
      const seen: string[] = [];
      for (let page = 1; page <= 4; page += 1) {
        const found = await list({ filter: { category }, sort: 'price', limit: 2, page });
        expect(found.count).toBe(7);
        seen.push(...found.data.map(({ id }: Json) => id));
      }
      expect(new Set(seen).size).toBe(7);
    });

    test('VAL-25 searches four fields for plain text, ignoring case', async () => {
      const category = own('Searching');
      await addTour({ title: 'Pemba (north) dive', category, destination: 'Pemba' });
      const find = async (search: string) => (await list({ filter: { category }, search })).count;
      expect(await find('pEMBA (NORTH)')).toBe(1);
      expect(await find('.*')).toBe(0);
      expect(await find('searching')).toBe(1);
    });

    test('VAL-24 keeps scripts, handlers and foreign frames out of rich text', async () => {
      const description =
        '<p onclick="x()">Fine<script>alert(1)</script></p>' +
        '<iframe src="https://evil.example/"></iframe>' +
        '<a href="javascript:x()">link</a>' +
        '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></iframe>';
      const tour = await addTour({ description });
      expect(tour.description).not.toMatch(/script|onclick|evil/);
      expect(tour.description).toContain('youtube-nocookie.com/embed/aqz-KE-bpKQ');
    });
  },
);

describe('the addresses of tours', () => {
  const add = async (changes: object) =>
    (await server.rest('POST', '/tours', { as: 'editor', body: tourInput(changes) })).body;

  test('VAL-26 refuses and never generates the address of the not-found page', async () => {
    expect((await add({ slug: '404' })).errors).toEqual([
      { path: 'slug', message: 'Slug is reserved' },
    ]);
    expect((await add({ title: '404' })).data.slug).toMatch(/^404-[0-9a-f]{8}$/);
  });

  test('PUB-13 a restored tour answers at its old addresses too', async () => {
    const { id } = (await add({ title: 'Moving', slug: 'first-address' })).data;
    const body = { slug: 'second-address' };
    await server.rest('PUT', `/tours/${id}`, { as: 'editor', body });
    await server.rest('DELETE', `/tours/${id}`, { as: 'editor' });
    await server.rest('POST', `/tours/${id}/restore`, { as: 'editor', body: { version: 2 } });
    const { data } = (await server.rest('GET', '/publication/snapshot')).body;
    expect(data.redirects).toMatchObject({ '/tours/first-address': '/tours/second-address' });
  });
});

test('ENT-2 refuses counts above 32 bits, fractions of cents, and zero days', async () => {
  const body = tourInput({ reviews: 3_000_000_000, price: 1.005, duration: '0 Days' });
  const { errors } = (await server.rest('POST', '/tours', { as: 'editor', body })).body;
  expect(errors.map(({ path }: Json) => path).sort()).toEqual(['duration', 'price', 'reviews']);
});

describe('tours, in REST only', () => {
  test('API-TOURS-1 answers 400 to an invalid query', async () => {
    for (const query of ['isActive[$ne]=true', 'page=1&page=2', 'colour=red', 'limit=ten']) {
      const { status, body } = await server.rest('GET', `/tours?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'BAD_REQUEST']);
    }
  });

  test('ENT-2 stores a gallery entry that is a plain text as a picture', async () => {
    const body = tourInput({ gallery: ['https://pictures.example/a.jpg'] });
    const { data } = (await server.rest('POST', '/tours', { as: 'editor', body })).body;
    expect(data.gallery).toEqual([{ url: 'https://pictures.example/a.jpg', type: 'image' }]);
  });
});
