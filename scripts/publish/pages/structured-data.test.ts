import {
  blogPostFields,
  packageFields,
  settingsFields,
  teamMemberFields,
  testimonialFields,
} from '@karibu/graph/contract.ts';
import { defaultValues } from '@karibu/graph/core/read/record.ts';
import { expect, test } from 'vitest';
import { renderSample, sampleRecord, TODAY } from './sample-site.ts';

type Thing = Record<string, unknown>;

/** What a page tells search engines, in its order. */
function readThings(html: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json ? JSON.parse(json)['@graph'] : [];
}

const render = async (path: string, parts: Parameters<typeof renderSample>[0]) =>
  readThings(await (await renderSample(parts)).html(path));

const trip = (values: object) =>
  sampleRecord(packageFields, {
    ...{ slug: 'a', title: 'Reef', description: '<p>Three days.</p>', category: 'family' },
    ...values,
  });

test('TRIP-16 a trip without price and reviews is no product, and its usual rating is nobody’s', async () => {
  const [bare] = await render('/packages/a', { packages: [trip({ price: 0, rating: 4.5 })] });
  expect(bare?.['@type']).toBe('TouristTrip');
  for (const member of ['offers', 'aggregateRating', 'review'])
    expect(bare).not.toHaveProperty(member);
});

test('TRIP-16 a trip has the stars and the voices that its page shows, as text', async () => {
  const said = { name: 'Amina', tourName: 'Reef', text: '<p>We <b>loved</b> it.</p>', rating: 5 };
  const testimonials = [
    sampleRecord(testimonialFields, said),
    sampleRecord(testimonialFields, { ...said, name: 'Hidden', isActive: false }),
  ];
  const packages = [trip({ price: 900, rating: 4.8, reviews: 12 })];
  const [product] = await render('/packages/a', { packages, testimonials });
  expect(product).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    offers: { price: 900, priceCurrency: 'USD' },
    aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
  });
  expect(product?.review).toMatchObject([
    { author: { name: 'Amina' }, reviewRating: { ratingValue: 5 }, reviewBody: 'We loved it.' },
  ]);
});

test('TRIP-16 an operator’s settings that say nothing leave nothing behind', async () => {
  const silent = { siteName: 'Dhow Days', workingHours: 'At high tide' };
  const settings = { ...defaultValues(settingsFields), ...silent };
  const [agency, site] = await render('/', { settings });
  expect(agency).toMatchObject({ '@type': 'TravelAgency', name: 'Dhow Days' });
  for (const member of ['address', 'geo', 'openingHoursSpecification', 'priceRange', 'sameAs'])
    expect(agency).not.toHaveProperty(member);
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Dhow Days' });
});

test('TRIP-16 a post’s day has the zone of the operator, and a day ahead is none yet', async () => {
  const settings = { ...defaultValues(settingsFields), timeZone: 'America/New_York' };
  const post = (slug: string, publishedDate: string) =>
    sampleRecord(blogPostFields, { slug, title: slug, author: 'Neema Mollel', publishedDate });
  const parts = {
    settings,
    blog: [post('old', '2026-07-01'), post('today', TODAY), post('ahead', '2027-02-01')],
    team: [sampleRecord(teamMemberFields, { name: 'Neema Mollel', bio: '' })],
  };
  const [old] = await render('/blog/old', parts);
  expect(old).toMatchObject({
    datePublished: '2026-07-01T00:00:00-04:00',
    author: { name: 'Neema Mollel', url: 'https://karibu.example/about#neema-mollel' },
  });
  expect((await render('/blog/today', parts))[0]).toHaveProperty('datePublished');
  expect((await render('/blog/ahead', parts))[0]).not.toHaveProperty('datePublished');
  const [stranger] = await render('/blog/old', { ...parts, team: [] });
  expect(stranger).not.toHaveProperty('author.url');
});

test('TRIP-16 lists without records say nothing', async () => {
  for (const path of ['/tours', '/packages', '/destinations', '/blog', '/careers', '/gallery'])
    expect(await render(path, {}), path).toEqual([]);
});
