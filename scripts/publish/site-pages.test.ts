import { join } from 'node:path';
import type { Settings, Snapshot } from '@karibu/graph/contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWorkspace } from '../build.ts';
import { ROOT } from '../root.ts';
import { loadSiteRenderer, type SiteRenderer } from './site-renderer.ts';

/** What an installation has before anything was saved. */
const NOTHING = {
  publicUrl: 'https://karibu.example',
  today: '2027-01-15',
  settings: { siteName: '', timeZone: 'Africa/Dar_es_Salaam', faqs: [] },
  metrics: { destinations: 0, happyTravelers: 0, totalRating: 0 },
  ...{ tours: [], packages: [], packageCategories: [], destinations: [], gallery: [] },
  ...{ stays: [], blog: [], testimonials: [], team: [], careers: [], media: [], redirects: {} },
} as unknown as Snapshot;

const STORY = { title: 'Ours', description: 'Once.', secondParagraph: '', thirdParagraph: '' };

let site: SiteRenderer;

beforeAll(async () => {
  await buildWorkspace('site');
  site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
}, 180_000);

/** The HTML of a page, without what is only for browsers. */
async function render(path: string, parts: object = {}, settings: object = {}): Promise<string> {
  const snapshot = {
    ...NOTHING,
    ...parts,
    settings: { ...NOTHING.settings, ...settings } as Settings,
  };
  const { status, body } = await site.createRenderer(snapshot).render(path);
  expect(status).toBe(200);
  return body.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '');
}

/** Its words, each run of spaces as one. */
async function words(...page: Parameters<typeof render>): Promise<string> {
  return (await render(...page)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('without any content', () => {
  test('ERR-10 GEN-4 every page is there with the default profile', async () => {
    const renderer = site.createRenderer(NOTHING);
    for (const path of renderer.listPaths().filter((path) => !path.includes('.'))) {
      const { body } = await renderer.render(path);
      expect(body, path).toContain('hello@karibu.example');
      expect(body, path).toContain('https://wa.me/255700000000');
    }
  });

  test('ERR-10 GAL-5 the gallery is empty and has only All Photos', async () => {
    const page = await render('/gallery');
    const filter = /data-filter.*?<\/fieldset>/s.exec(page)?.[0] ?? '';
    expect(filter.match(/<button/g)).toHaveLength(1);
    expect(filter).toContain('All Photos');
    expect(page).toMatch(/<p class="empty"(?![^>]*hidden)[^>]*>No images found in this category\./);
  });

  test('HOME-6 ABOUT-4 six reasons and four values stand in', async () => {
    const reasons = /<section class="why".*?<\/section>/s.exec(await render('/'))?.[0] ?? '';
    expect(reasons.match(/<li/g)).toHaveLength(6);
    const values = /<section class="values".*?<\/section>/s.exec(await render('/about'))?.[0] ?? '';
    expect(values.match(/<li/g)).toHaveLength(4);
  });
});

test('HOME-4 a number that is 0 is not shown', async () => {
  expect(await render('/')).not.toContain('class="stats"');
  const metrics = { destinations: 40, happyTravelers: 0, totalRating: 4.8 };
  const home = await words('/', { metrics });
  expect(home).toContain('40+ destinations');
  expect(home).toContain('4.8/5 average rating');
  expect(home).not.toContain('happy travellers');
});

test('GEN-3 what the settings say takes the place of every default', async () => {
  const card = (title: string) => [{ icon: 'Leaf', title, description: 'Because.' }];
  const settings = {
    siteName: 'Dhow Days',
    ...{ logo: 'https://pictures.example/logo.png', email: 'hi@dhow.example' },
    heroSection: { title: 'Set sail', subtitle: 'With the wind', backgroundImage: '' },
    whyChooseUs: card('We know the tides'),
    ourValues: card('Patience'),
    bookingPolicyUrl: 'https://dhow.example/policy.pdf',
    termsConditionsUrl: 'https://dhow.example/terms.pdf',
  };
  const home = await render('/', {}, settings);
  for (const shown of ['Set sail', 'With the wind', 'We know the tides', 'hi@dhow.example'])
    expect(home).toContain(shown);
  for (const address of ['logo.png', 'policy.pdf', 'terms.pdf']) expect(home).toContain(address);
  expect(home).not.toContain('Guides from here');
  const about = await render('/about', {}, settings);
  expect(about).toContain('Patience');
  expect(about).not.toContain('Hospitality');
});

test('ABOUT-2 the story shows its two pictures, or its video once that is asked for', async () => {
  const pictures = { image1: 'https://pictures.example/1.jpg', image2: 'https://p.example/2.jpg' };
  const withPictures = await render('/about', {}, { ourStory: { ...STORY, ...pictures } });
  expect(withPictures).toContain(pictures.image1);
  expect(withPictures).toContain(pictures.image2);
  expect(withPictures).not.toContain('data-player');

  const videoLink = 'https://youtu.be/abcdefghijk';
  const ourStory = { ...STORY, ...pictures, videoLink };
  const withVideo = await render('/about', {}, { ourStory });
  expect(withVideo).toContain('data-player="https://www.youtube-nocookie.com/embed/abcdefghijk"');
  expect(withVideo).toContain(`href="${videoLink}"`);
  expect(withVideo).not.toContain('<iframe');
  expect(withVideo).not.toContain(pictures.image2);
});

test('CONTACT-1 CONTACT-5 CONTACT-6 the contact page has defaults for map, hours and answers', async () => {
  const page = await render('/contact');
  expect(page).toContain('data-src="https://www.google.com/maps?q=Arusha%2C%20Tanzania');
  expect(page).toContain('Mon - Fri: 9:00 AM - 6:00 PM');
  expect(page).toContain('FAQs document not available. Please contact us directly.');

  const settings = {
    siteName: 'Dhow Days',
    mapEmbedUrl: 'https://maps.example/embed?at=fumba',
    faqPdfUrl: 'https://dhow.example/faq.pdf',
    workingHours: 'Daily at high tide',
  };
  const own = await render('/contact', {}, settings);
  expect(own).toContain('data-src="https://maps.example/embed?at=fumba"');
  expect(own).toContain('href="https://dhow.example/faq.pdf"');
  expect(own).toContain('Daily at high tide');
  expect(own).not.toContain('not available');
  expect(own).not.toContain('Chat on WhatsApp');
});

test('HOME-10 the words of a testimonial come without tags', async () => {
  const voice = { name: 'Mary-Ann Smith', location: 'Kenya', rating: 4, tourName: 'Reef Day' };
  const rest = { avatar: '', image: '', isActive: true, isFeatured: false };
  const text = '<p>We <b>loved</b> it &amp; will return.</p>';
  const home = await words('/', { testimonials: [{ ...voice, ...rest, text }] });
  expect(home).toMatch(/★★★★ ★ We loved it &amp; will return\. MS Mary-Ann Smith Kenya/);
});

const TRIP = {
  ...{ id: 'a1', slug: 'reef-day', title: 'Reef Day', description: '<p>Out on the reef.</p>' },
  ...{ image: 'https://pictures.example/reef.jpg', destination: 'Zanzibar', duration: '1 Day' },
  ...{ category: 'Sailing', tourType: 'zanzibar-excursion', rating: null, reviews: 0 },
  ...{ price: 0, originalPrice: 900, maxGroupSize: 500, accommodation: '', bestMonths: [] },
  ...{ gallery: [], highlights: [], inclusions: [], exclusions: [], itinerary: [] },
  ...{ style: '', groupSize: null, minAge: null, effort: null, start: '', end: '' },
  ...{ guideLanguages: [], minParty: null, rates: [], departures: [], closedDates: [] },
  ...{ extras: [], parkFees: '', cancellation: '', faqs: [], planner: '', relatedTrips: [] },
  ...{ isActive: true, isFeatured: true, updatedAt: '2027-01-01T00:00:00Z' },
};

test('GEN-5 what has a price of 0 is sold at a price on request, without an offer or a total', async () => {
  const parts = { tours: [TRIP], packages: [TRIP] };
  for (const path of ['/', '/tours', '/tours/by-name/1', '/tours/reef-day', '/packages/reef-day']) {
    const page = await words(path, parts);
    expect(page, path).toContain('Price on request');
    expect(page, path).not.toMatch(/\$0|\$900|per person|Save|Estimated total/);
  }
  const offers = async (price: number) => {
    const snapshot = { ...NOTHING, tours: [{ ...TRIP, price }] } as unknown as Snapshot;
    return (await site.createRenderer(snapshot).render('/tours/reef-day')).body.includes('"Offer"');
  };
  expect([await offers(0), await offers(95)]).toEqual([false, true]);
});

test('SIZE-5 a stay of many trips shows some of them, and leads to a search for its name', async () => {
  const stay = {
    ...{ slug: 'kopjes', name: 'Three Kopjes', kind: 'camp', place: 'Seronera', isActive: true },
    ...{ image: TRIP.image, description: '', facilities: [], gallery: [] },
    ...{ latitude: null, longitude: null },
  };
  const itinerary = [{ day: 1, title: 'There', description: '', place: '', stay: stay.name }];
  const tours = Array.from({ length: 19 }, (_, at) => ({ ...TRIP, slug: `trip-${at}`, itinerary }));
  const few = await render('/stays/kopjes', { stays: [stay], tours: tours.slice(0, 18) });
  expect(few).not.toContain('All trips that stay here');
  const many = await render('/stays/kopjes', { stays: [stay], tours });
  expect(many.match(/href="\/tours\/trip-/g)).toHaveLength(18);
  expect(many).toMatch(/href="\/tours\?search=Three%20Kopjes"[^>]*>\s*All trips that stay here/);
});

test('VAL-4 PKG-4 a small group is chosen from a list, and a large one typed', async () => {
  const book = async (maxGroupSize: number) =>
    render('/packages/reef-day', { packages: [{ ...TRIP, maxGroupSize }] });
  expect((await book(20)).match(/<option/g)).toHaveLength(20);
  const large = await book(500);
  expect(large).not.toContain('<option');
  expect(large).toMatch(/<input[^>]* type="number"[^>]* min="1" max="500"[^>]* name="travelers"/);
});

test('TOUR-1 a gallery shows films in the player of who keeps them, and pictures as links', async () => {
  const films = ['https://youtu.be/abcdefghijk?t=90', 'https://vimeo.com/123456/abcdef12'];
  const gallery = [...films, 'https://films.example/herd.mp4'].map((url) => ({
    url,
    type: 'video',
  }));
  const page = await render('/tours/reef-day', { tours: [{ ...TRIP, gallery }] });
  expect(page).toContain('src="https://www.youtube-nocookie.com/embed/abcdefghijk?start=90"');
  expect(page).toContain('src="https://player.vimeo.com/video/123456?h=abcdef12"');
  expect(page).toMatch(/<video[^>]* src="https:\/\/films\.example\/herd\.mp4"/);
  const slides = /<ul class="slides.*?<\/ul>/s.exec(page)?.[0] ?? '';
  expect(slides.match(/<a /g)).toHaveLength(1);
  expect(slides).toContain(`href="${TRIP.image}"`);
});
