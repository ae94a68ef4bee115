import { brotliCompressSync } from 'node:zlib';
import { testimonialFields, tourFields } from '@karibu/graph/contract.ts';
import { describe, expect, test } from 'vitest';
import { PAGE_BYTES, renderSample, sampleRecord } from './sample-site.ts';

const SYLLABLES = ['ka', 'ru', 'mba', 'si', 'ndo', 'li', 'tem', 'we', 'ra', 'zo', 'pa', 'chi'];

/** A word for a number, so that titles are no easier to compress than true ones. */
function toWord(number: number): string {
  const digits = [number * 7, number * 31, Math.floor(number / 3) + 5].map((each) => each % 12);
  const word = digits.map((digit) => SYLLABLES[digit]).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const tour = (number: number, values: object = {}) => {
  const title = `${toWord(number)} and ${toWord(number * 17 + 3)} by way of ${toWord(number % 60)}`;
  return sampleRecord(tourFields, {
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: `<p>Walks with a guide, number${number}.</p>`,
    image: `/uploads/${(number * 7_919_317).toString(16).padStart(20, 'a7c')}/1536.webp`,
    category: `Kind ${number % 12}`,
    destination: `${toWord(number % 60)}, Tanzania`,
    tourType: number % 3 ? 'safari' : 'zanzibar-excursion',
    duration: `${1 + (number % 14)} Days`,
    price: 90 + ((number * 37) % 6000),
    rating: 4.5,
    ...values,
  });
};
const tours = Array.from({ length: 300 }, (_, index) => tour(index));
const media = tours.map(({ image: url }: Record<string, unknown>) => ({
  ...{ url, width: 1536, height: 1024, placeholder: '#a1b2c3 #d4e5f6' },
  widths: [320, 640, 768, 1024, 1280, 1536],
}));

describe('the list of tours', () => {
  test('TOURS-10 of sixty it has the name of each, and stays small', async () => {
    const page = await (await renderSample({ tours: tours.slice(0, 60), media })).html('/tours');
    expect(brotliCompressSync(page).byteLength).toBeLessThanOrEqual(PAGE_BYTES);
    for (const { slug } of tours.slice(0, 60)) expect(page).toContain(`href="/tours/${slug}"`);
  });

  test('TOURS-10 of three hundred it leads to pages with their names, and all stay small', async () => {
    const { html, status, listPaths } = await renderSample({ tours, media });
    const list = await html('/tours');
    const named = new Set<string | undefined>();
    for (const path of ['/tours', '/tours/by-name/1', '/tours/by-name/2', '/tours/by-name/3']) {
      const page = await html(path);
      expect(brotliCompressSync(page).byteLength, path).toBeLessThanOrEqual(PAGE_BYTES);
      expect(listPaths()).toContain(path);
      if (path !== '/tours') expect(list).toContain(`href="${path}"`);
      for (const [, slug] of page.matchAll(/href="\/tours\/([a-z-]+)"/g)) named.add(slug);
    }
    for (const { slug } of tours) expect(named).toContain(slug);
    expect(await status('/tours/by-name/4')).toBe(404);
  });

  test('VAL-25 its index holds all tours with the words of title, destination, description and category', async () => {
    const { html } = await renderSample({ tours: [...tours, tour(7, { isActive: false })], media });
    const { parts, trips, places, categories } = JSON.parse(await html('/trips/facets.json'));
    expect(trips.tours).toBe(tours.length);
    expect(places[trips.places[7]][0]).toBe(tours[7]?.destination);
    expect(categories[trips.categories[7]][0]).toBe('Kind 7');
    const id = trips.ids.slice(7 * 4, 8 * 4);
    const files = (kind: string) =>
      Promise.all(
        Array.from({ length: parts }, async (_, part) =>
          JSON.parse(await html(`/trips/${kind}-${part}.json`)),
        ),
      );
    const words = Object.assign({}, ...(await files('words')));
    const title = String(tours[7]?.title).toLowerCase().split(' ')[2] ?? '';
    for (const word of ['number7', 'guide', title]) expect(words[word]).toContain(id);
    expect(words.number8).not.toContain(id);
    const vocabulary = JSON.parse(await html('/trips/vocabulary.json')).split(' ');
    expect(vocabulary).toEqual(Object.keys(words).toSorted());
    const cards = (await files('cards')).flat();
    expect(cards).toHaveLength(tours.length);
    const card = cards.find(({ slug }: { slug: string }) => slug === tours[7]?.slug);
    expect(card).toMatchObject({ title: tours[7]?.title, media: { width: 1536 } });
  });

  test('TOURS-8 without any tour it says so', async () => {
    const { html } = await renderSample({});
    expect(await html('/tours')).toContain('No tours found matching your criteria.');
  });
});

describe('the page of a tour', () => {
  test('TOUR-3 shows up to three reviews that name this tour, and none of others', async () => {
    const review = (number: number, values: object = {}) =>
      sampleRecord(testimonialFields, {
        ...{ name: `Guest ${number}`, tourName: tour(0).title, text: 'Good.', rating: 5 },
        ...values,
      });
    const testimonials = [
      review(1, { isActive: false }),
      review(2, { tourName: tour(1).title }),
      ...[3, 4, 5, 6].map((number) => review(number)),
    ];
    const { main } = await renderSample({ tours: [tour(0)], testimonials });
    const page = await main(`/tours/${tour(0).slug}`);
    expect([...page.matchAll(/Guest \d/g)].map(String)).toEqual(['Guest 3', 'Guest 4', 'Guest 5']);
  });

  test('TOUR-4 that is inactive or unknown says so', async () => {
    const { main, status } = await renderSample({ tours: [tour(0, { isActive: false })] });
    for (const path of [`/tours/${tour(0).slug}`, '/tours/nowhere', '/tours/404']) {
      expect(await status(path)).toBe(404);
      expect(await main(path)).toContain('Tour Not Found');
    }
  });

  test('has a map where its days say where they end, and the same stops as a list', async () => {
    const day = (place: string, latitude: number) => ({
      ...{ day: '', title: place, description: 'On.', place, latitude, longitude: 35 },
      ...{ id: '', meals: [], stay: '' },
    });
    const itinerary = [day('Karatu', -3.3), day('Seronera', -2.4)];
    const { main, html, listPaths } = await renderSample({
      tours: [tour(0, { itinerary }), tour(1)],
    });
    const page = await main(`/tours/${tour(0).slug}`);
    expect(page).toContain('alt="Map of the route: Karatu, Seronera"');
    expect(page.match(/<li[^>]*>\s*(Karatu|Seronera) <small/g)).toHaveLength(2);
    const maps = listPaths().filter((path) => path.endsWith('.svg'));
    expect(maps).toEqual([`/tours/${tour(0).slug}/map.svg`]);
    expect(await html(maps[0] ?? '')).toContain('>Seronera</text>');
    expect(await main(`/tours/${tour(1).slug}`)).not.toContain('Map of the route');
  });
});

test('TOUR-2 a title that would fill a phone is set smaller', async () => {
  const short = tour(1);
  const long = tour(2, { title: 'Across the plains '.repeat(10).trim() });
  const { html } = await renderSample({ tours: [short, long], media });
  const heading = async ({ slug }: Record<string, unknown>) =>
    /<h1[^>]*>/.exec(await html(`/tours/${slug}`))?.[0];
  expect(await heading(long)).toContain('class="long-title"');
  expect(await heading(short)).not.toContain('class');
});
