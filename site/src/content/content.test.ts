import type {
  Destination,
  GalleryItem,
  Metrics,
  Settings,
  Snapshot,
  Stay,
  Tour,
} from '@karibu/graph/contract';
import { describe, expect, test } from 'vitest';
import { createContent } from './content.ts';
import { DEFAULT_PROFILE } from './default-profile.ts';

const NO_SETTINGS = { siteName: '', whatsappNumber: '', email: '', whyChooseUs: [] };

const tour = (slug: string, rest: Partial<Tour> = {}) =>
  ({
    slug,
    isActive: true,
    isFeatured: true,
    tourType: 'safari',
    destination: '',
    title: slug,
    itinerary: [],
    gallery: [],
    description: '',
    highlights: [],
    duration: '',
    bestMonths: [],
    departures: [],
    closedDates: [],
    extras: [],
    rates: [],
    ...rest,
  }) as Tour;
const place = (slug: string, rest: Partial<Destination> = {}) =>
  ({
    slug,
    name: slug,
    continent: 'Africa',
    isActive: true,
    featured: false,
    ...rest,
  }) as Destination;

function contentOf(parts: Partial<Snapshot>, settings: Partial<Settings> = {}) {
  return createContent({
    publicUrl: 'https://karibu.example/',
    settings: { ...NO_SETTINGS, ...settings } as Settings,
    today: '2027-01-15',
    metrics: {} as Metrics,
    tours: [],
    packages: [],
    packageCategories: [],
    destinations: [],
    stays: [],
    gallery: [],
    blog: [],
    testimonials: [],
    team: [],
    careers: [],
    media: [],
    redirects: {},
    ...parts,
  });
}

describe('tours', () => {
  test('are known by the slugs that they had before, as packages are', () => {
    const redirects = {
      '/tours/old': '/tours/new',
      '/tours/older': '/tours/new',
      '/blog/old': '/blog/new',
      '/packages/a': '/packages/b',
    };
    const content = contentOf({ tours: [tour('new'), tour('other')], redirects });
    expect(content.tripRenames()).toEqual({ old: 'new', older: 'new', 'packages/a': 'packages/b' });
  });

  test('that are not active are nowhere', () => {
    const content = contentOf({ tours: [tour('a'), tour('b', { isActive: false })] });
    expect(content.tourSlugs()).toEqual(['a']);
    expect(content.tourBySlug('b')).toBeUndefined();
    expect(content.paths()).not.toContain('/tours/b');
  });

  test('on the home page are featured, and at most six', () => {
    const tours = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((slug) =>
      tour(slug, { isFeatured: slug !== 'b' }),
    );
    const featured = contentOf({ tours }).featuredTours();
    expect(featured.map(({ slug }) => slug)).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  });

  test('belong to every destination whose name is part of their destination text', () => {
    const content = contentOf({ tours: [tour('a', { destination: 'Northern SERENGETI & Mara' })] });
    expect(content.toursOfDestination('Serengeti')).toHaveLength(1);
    expect(content.toursOfDestination('Zanzibar')).toHaveLength(0);
  });
});

test('destinations are grouped by continent, continents in order', () => {
  const destinations = [place('x', { continent: 'Europe' }), place('y'), place('z')];
  const groups = contentOf({ destinations }).destinationsByContinent();
  expect(groups.map(({ continent, destinations: of }) => [continent, of.length])).toEqual([
    ['Africa', 2],
    ['Europe', 1],
  ]);
});

test('a continent is one however its name is spaced and capitalised, and its first record names it', () => {
  const named = ['africa ', 'AFRICA', 'Africa'].map((continent) => place(continent, { continent }));
  const groups = contentOf({ destinations: named }).destinationsByContinent();
  expect(groups).toEqual([
    {
      continent: 'Africa',
      count: 3,
      destinations: named.map(({ slug }) => expect.objectContaining({ slug })),
    },
  ]);
});

test('featured destinations come first', () => {
  const destinations = [place('x'), place('y', { featured: true })];
  const popular = contentOf({ destinations }).popularDestinations();
  expect(popular.map(({ slug }) => slug)).toEqual(['y', 'x']);
});

test('a query asked twice is answered with the same value', () => {
  const content = contentOf({ tours: [tour('a')] });
  expect(content.tourList('safari')).toBe(content.tourList('safari'));
});

describe('settings', () => {
  test('never saved give the default profile', () => {
    const { whatsappNumber, email, siteName } = contentOf({}).settings();
    expect({ whatsappNumber, email, siteName }).toEqual({
      whatsappNumber: DEFAULT_PROFILE.whatsappNumber,
      email: DEFAULT_PROFILE.email,
      siteName: DEFAULT_PROFILE.siteName,
    });
  });

  test('saved without a WhatsApp number have none', () => {
    expect(contentOf({}, { siteName: 'Dhow Days' }).settings().whatsappNumber).toBe('');
  });

  test('saved with gaps get the texts of the default profile, and a copyright of their own', () => {
    const settings = contentOf({}, { siteName: 'Dhow Days' }).settings();
    expect(settings.tagline).toBe(DEFAULT_PROFILE.tagline);
    expect(settings.copyrightText).toBe('© Dhow Days. All rights reserved.');
    expect(settings.heroSection.title).toBe(DEFAULT_PROFILE.heroTitle);
  });
});

test('a release has every page once, not-found pages included', () => {
  const paths = contentOf({ tours: [tour('a')], destinations: [place('x')] }).paths();
  expect(paths).toEqual(expect.arrayContaining(['/', '/404', '/tours/404', '/destinations/404']));
  expect(paths).toEqual(
    expect.arrayContaining(['/tours/a', '/destinations/x', '/tours/type/safari']),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

describe('pictures', () => {
  const photo = (index: number, rest: Partial<GalleryItem> = {}) =>
    ({ title: `${index}`, isActive: true, isFeatured: false, ...rest }) as GalleryItem;

  test('HOME-8 of the home page are nine of the first fifty that are active, featured ones first', () => {
    const gallery = Array.from({ length: 60 }, (_, index) =>
      photo(index, { isActive: index !== 0, isFeatured: [0, 30, 55].includes(index) }),
    );
    const shown = contentOf({ gallery }).homeGallery();
    expect(shown.map(({ title }) => title)).toEqual(['30', '1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('a picture is known by the addresses of all its widths, and by no other', () => {
    const folder = `/uploads/${'0a'.repeat(10)}`;
    const picture = { url: `${folder}/1536.webp`, width: 1536, widths: [320, 1536, 2048] };
    const { media } = contentOf({ media: [picture] as Snapshot['media'] });
    const names = ['320.webp', '1536.webp', '2048.webp', '640.webp', 'share.jpg'];
    const found = names.map((name) => media(`${folder}/${name}`)?.url);
    expect(found).toEqual([...Array(3).fill(picture.url), undefined, undefined]);
    expect(media(`https://elsewhere.example${picture.url}`)).toBeUndefined();
  });

  test('OFF-10 a picture that was cropped is there at its earlier addresses too', () => {
    const [old, cropped] = ['0a'.repeat(10), '1b'.repeat(10)];
    const url = `/uploads/${cropped}/1536.webp`;
    const content = contentOf({ media: [{ url, files: [old, cropped] }] as Snapshot['media'] });
    const isThere = (id: string) => content.isThere(`/uploads/${id}/1280.webp`);
    expect([old, cropped, '2c'.repeat(10)].map(isThere)).toEqual([true, true, false]);
  });
});

test('TRIP-8 a trip is found by its stays, by the places of these and of its days, and by their countries', () => {
  const days = (...stops: [place: string, stay: string][]) =>
    stops.map(([where, stay]) => ({ place: where, stay, latitude: null })) as Tour['itinerary'];
  const across = tour('across', {
    destination: 'Serengeti',
    itinerary: days(['Seronera', 'Kopjes'], ['Talek', 'River Camp'], ['Entebbe', '']),
  });
  const content = contentOf({
    tours: [across, tour('home', { destination: 'Serengeti' })],
    destinations: [
      place('Serengeti', { country: 'Tanzania' }),
      place('Masai Mara', { country: 'Kenya' }),
      place('Entebbe', { country: 'Uganda', isActive: false }),
    ],
    stays: [
      { name: 'River Camp', place: 'Talek, Masai Mara', isActive: true },
      { name: 'Kopjes', place: 'Seronera, Serengeti', isActive: true },
    ] as Stay[],
  });
  const words = content.tripVocabulary().split(' ');
  expect(words).toEqual([
    'across',
    'camp',
    'entebbe',
    'home',
    'kenya',
    'kopjes',
    'mara',
    'masai',
    'river',
    'seronera',
    'talek',
  ]);
  // What the destination's own text says is known of all trips there.
  expect(content.tripFacets().places).toEqual([['Serengeti', ['Tanzania', 'Africa']]]);
  const part = content.tripWordPart('0');
  expect(part.kenya).toBe(part.across);
});

test('TRIP-9 of many destinations a list offers those of most trips, and says that there are more', () => {
  const names = Array.from({ length: 14 }, (_, at) => `Lake ${String.fromCharCode(65 + at)}`);
  const destinations = names.map((name) => place(name));
  const tours = names.flatMap((name, at) =>
    Array.from({ length: at + 1 }, (_, number) => tour(`${at}-${number}`, { destination: name })),
  );
  const many = contentOf({ tours, destinations }).tourOptions('');
  expect(many.destinations).toEqual({ names: names.slice(2), hasMore: true });
  const few = contentOf({ tours, destinations: destinations.slice(0, 12) }).tourOptions('');
  expect(few.destinations).toEqual({ names: names.slice(0, 12), hasMore: false });
});

test('TRIP-9 of many categories a list offers those of most trips, and says that there are more', () => {
  const names = Array.from({ length: 13 }, (_, at) => `Kind ${String.fromCharCode(65 + at)}`);
  const tours = names.flatMap((category, at) =>
    Array.from({ length: at + 1 }, (_, number) => tour(`${at}-${number}`, { category })),
  );
  const { categories } = contentOf({ tours }).tourOptions('');
  expect(categories).toEqual({ names: names.slice(1), hasMore: true });
});

test('TRIP-9 names stand in the order of the alphabet, and numbers within them in theirs', () => {
  const titles = ['10 Days of Sea', '3 Days of Sea', 'Ägypten', 'Zanzibar'];
  const tours = Array.from({ length: 57 }, (_, at) => tour(`other-${at}`, { title: `Trip ${at}` }));
  const named = titles.map((title, at) => tour(`named-${at}`, { title }));
  const content = contentOf({ tours: [...tours.toReversed(), ...named.toReversed()] });
  const listed = content.toursByName('1').map(({ title }) => title);
  expect(listed.slice(0, 3)).toEqual(['3 Days of Sea', '10 Days of Sea', 'Ägypten']);
  expect(listed.slice(3, 6)).toEqual(['Trip 0', 'Trip 1', 'Trip 2']);
  expect(content.tourNamePages()).toEqual([{ from: '3 Days of Sea', to: 'Zanzibar' }]);
});
