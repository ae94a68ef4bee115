import { camelCase, contentResources, type Snapshot } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { createContent } from './content.ts';

const EMPTY = Object.fromEntries(
  Object.values(contentResources).map(({ name, isSingle }) => [
    camelCase(name),
    isSingle ? {} : [],
  ]),
);

const trip = (slug: string, values: object = {}) => ({
  ...{ slug, title: slug, isActive: true, destination: '', description: '', duration: '1 Day' },
  ...{ category: 'a', bestMonths: [], departures: [], rates: [], itinerary: [], relatedTrips: [] },
  ...values,
});
const tour = (slug: string, values: object = {}) => trip(slug, { tourType: 'safari', ...values });
const place = (name: string) => ({ name, slug: name.toLowerCase(), isActive: true, continent: '' });
const post = (slug: string, values: object) => ({
  ...{ slug, title: slug, excerpt: '', content: '', isPublished: true, relatedTrips: [] },
  ...values,
});

function contentOf(parts: object) {
  const snapshot = { ...EMPTY, publicUrl: '', today: '2027-01-15', media: [], redirects: {} };
  return createContent({ ...snapshot, ...parts } as unknown as Snapshot);
}

const PLACES = { destinations: [place('Mara'), place('Pemba')] };
const keysOf = (trips: { key: string }[]) => trips.map(({ key }) => key);

test('TRIP-10 a trip leads to what its editor pinned, then by place, type and season', () => {
  const content = contentOf({
    ...PLACES,
    tours: [
      tour('own', { destination: 'Mara', bestMonths: [2], relatedTrips: ['gone', 'pinned'] }),
      tour('other-type', { destination: 'Mara', tourType: 'zanzibar-excursion' }),
      tour('same-type', { destination: 'North Mara' }),
      tour('same-season', { destination: 'Mara', bestMonths: [2, 3] }),
      tour('elsewhere', { destination: 'Pemba' }),
      tour('hidden', { destination: 'Mara', bestMonths: [2], isActive: false }),
    ],
    packages: [trip('pinned', { destination: 'Pemba' })],
  });
  const related = keysOf(content.relatedTrips('own'));
  expect(related).toEqual(['packages/pinned', 'same-season', 'same-type']);
});

test('TRIP-10 a trip at no known place leads to others of its type', () => {
  const tours = [tour('own'), tour('sea', { tourType: 'zanzibar-excursion' }), tour('land')];
  expect(keysOf(contentOf({ ...PLACES, tours }).relatedTrips('own'))).toEqual(['land']);
});

test('TRIP-10 of many trips at a place, none is shown by more than a dozen others', () => {
  const tours = Array.from({ length: 200 }, (_, number) =>
    tour(`t${number}`, { destination: 'Mara' }),
  );
  const content = contentOf({ ...PLACES, tours });
  const shown = tours.flatMap(({ slug }) => keysOf(content.relatedTrips(slug)));
  const counts = [...Map.groupBy(shown, (key) => key).values()].map(({ length }) => length);
  expect(counts).toHaveLength(200);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
});

test('TRIP-10 articles lead to trips they pinned or whose place they name, and the other way', () => {
  const content = contentOf({
    ...PLACES,
    tours: [tour('own', { destination: 'Mara' }), tour('far', { destination: 'Nowhere' })],
    packages: [trip('sail', { destination: 'Pemba' })],
    blog: [
      post('rain', { title: 'Rain on the Mara', relatedTrips: ['sail'] }),
      post('hidden', { title: 'Mara', isPublished: false }),
      post('reefs', { content: '<p>Off <b>Pemba</b>.</p>' }),
    ],
  });
  expect(keysOf(content.tripsOfPost('rain'))).toEqual(['packages/sail', 'own']);
  // What its beginning does not name, its text may.
  expect(keysOf(content.tripsOfPost('reefs'))).toEqual(['packages/sail']);
  const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);
  expect(slugs(content.postsOfTrip('own'))).toEqual(['rain']);
  expect(slugs(content.postsOfTrip('packages/sail'))).toEqual(['rain', 'reefs']);
  expect(content.postsOfTrip('far')).toEqual([]);
  expect(slugs(content.postsOfPlace('Pemba'))).toEqual(['reefs']);
  expect(content.placesOfPost('rain')).toEqual([{ name: 'Mara', slug: 'mara' }]);
});
