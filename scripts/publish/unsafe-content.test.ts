import { type Field, type FieldMap, type Resource, resources } from '@karibu/graph/contract.ts';
import { cleanRichText } from '@karibu/graph/core/write/sanitize-html.ts';
import { CONTENT, sampleOf } from '@karibu/graph/testing/sample-records.ts';
import type { Json, TestServer } from '@karibu/graph/testing/test-server.ts';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readContent } from '../demo/read-content.ts';
import { type LiveSite, startLiveSite } from './testing/live-site.ts';

const RUNS = 'globalThis.ran=1';
const HTML = [
  `<p>Kept</p><script>${RUNS}</script>`,
  `<p onclick="${RUNS}">Kept</p><img src="x" onerror="${RUNS}">`,
  `<p>Kept <a href="javascript:${RUNS}">x</a><a href="data:text/html,${RUNS}">y</a></p>`,
  '<p>Kept</p><iframe src="https://evil.example/frame"></iframe>',
  `<p>Kept</p><svg onload="${RUNS}"></svg><style>body{display:none}</style>`,
  `<p>Kept</p><iframe srcdoc="<script>${RUNS}</script>"></iframe><base href="//evil.example">`,
];
const ADDRESSES = [
  ...[`javascript:${RUNS}`, `data:text/html,${RUNS}`, `JaVaScRiPt:${RUNS}`],
  ...[` javascript:${RUNS}`, '/uploads/../../secret', '//evil.example/x', 'file:///etc/passwd'],
];
const SLUGS = ['../x', '..', 'a/b', '', `"><script>${RUNS}</script>`, 'a%2f..', 'A b'];
/** It ends a script element early, and begins another. */
const TEXT = `</script><script>${RUNS}</script><img src=x onerror="${RUNS}">`;

/** What no tag of a page or feed may be, apart from the values of its attributes. */
const RUNNING = [
  ...[/<script(?![^>]*ld\+json)[^>]*>[^<]*globalThis\.ran/i, /<[a-z][^>]*\son\w+=[^>]*globalThis/i],
  ...[/<svg[^>]*onload/i, /<[a-z][^>]*srcdoc/i, /<base/i, /<style>body\{/],
];
/** What no address may be. */
const LEADING = [
  /(?:href|src|action|data)="?\s*(?:javascript|data:text|file):/i,
  ...[/<iframe[^>]*evil\.example/i, /(?:href|src)="?\/\/evil\.example/i],
  ...[/(?:href|src)="[^"]*\.\.\//, /\/uploads\/\.\./],
];

function runningIn(pages: Record<string, string>): string[] {
  return Object.entries(pages).flatMap(([path, text]) => {
    const tags = /\.(?:json|webmanifest)$/.test(path)
      ? ''
      : text.replace(/="(?!application\/ld)[^"]*"/g, '=""');
    const wrong = [
      ...RUNNING.filter((each) => each.test(tags)),
      ...LEADING.filter((each) => each.test(text)),
    ];
    return [...wrong, ...(/\.\.\/|[<>"\s]/.test(path) ? ['address'] : [])].map(
      (what) => `${path} ${what}`,
    );
  });
}

let site: LiveSite;
let server: TestServer;
beforeAll(async () => {
  site = await startLiveSite();
  server = site.server;
}, 180_000);
afterAll(() => site.stop());
beforeEach(async () => {
  for (const { name } of CONTENT) await server.connection.collection(name).deleteMany({});
});

const staff = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await server.rest(method, path, { as: 'admin', body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const publication = () => staff('GET', '/publication');

/** Puts a copy of a sample with other values into the database, past the API. */
async function addHostile(resource: Resource, values: object): Promise<string> {
  const stored = server.connection.collection(resource.name);
  const _id = new mongoose.Types.ObjectId();
  const own = Object.fromEntries(resource.unique.map((name) => [name, `copy-${_id}`]));
  await stored.insertOne({ ...(await sampleDocument(resource)), ...own, ...values, _id });
  return String(_id);
}

/** A sample as the database holds it. The first call makes it. */
async function sampleDocument(resource: Resource) {
  const stored = server.connection.collection(resource.name);
  const known = await stored.findOne({ isSample: true });
  if (known) return known;
  const { references } = resource;
  for (const { resource: name } of references) {
    await sampleDocument(CONTENT.find((each) => each.name === name) ?? resource);
  }
  const { id } = await staff('POST', `/${resource.name}`, sampleOf(resource));
  const _id = new mongoose.Types.ObjectId(String(id));
  await stored.updateOne({ _id }, { $set: { isSample: true } });
  return stored.findOne({ _id });
}

/** Each place of a text in the fields, by the path that the database knows it by. */
function textsOf(fields: FieldMap, above = ''): { path: string; field: Field }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = above + name;
    if (field.type === 'string') return [{ path, field }];
    const inner = field.fields ?? field.of?.fields;
    if (inner) return textsOf(inner, field.of ? `${path}.0.` : `${path}.`);
    return field.of?.type === 'string' ? [{ path: `${path}.0`, field: field.of }] : [];
  });
}

/** A value for a place, within what stands around it: `itinerary.0.title` is a text in a row. */
function nested(fields: FieldMap, path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (rest.length === 0) return { [name]: value };
  if (rest.length === 1 && rest[0] === '0') return { [name]: [value] };
  if (field?.of?.fields)
    return { [name]: [nested(field.of.fields, rest.slice(1).join('.'), value)] };
  return { [name]: nested(field?.fields ?? {}, rest.join('.'), value) };
}

test.each(CONTENT.filter(({ isPublished }) => isPublished))(
  'TRUST-17 $name: no text that was put into the database runs on the site',
  async (resource) => {
    const places = textsOf(resource.fields);
    for (const { path, field } of places.filter(({ field }) => field.control !== 'slug')) {
      const hostile = field.control === 'richText' ? HTML : field.isSafe ? ADDRESSES : [TEXT];
      for (const value of hostile) await addHostile(resource, nested(resource.fields, path, value));
    }
    if (resource.slugField) {
      for (const slug of SLUGS) {
        await addHostile(resource, { slug, previousSlugs: [slug, `${slug}/old`, 7] });
      }
      await addHostile(resource, { previousSlugs: ['../x', 'former'], slug: 'safe' });
    }
    const fine = await sampleDocument(resource);
    const pages = await site.readRelease();
    expect(runningIn(pages)).toEqual([]);
    const snapshot = await server.rest('GET', '/publication/snapshot');
    expect(JSON.stringify(snapshot.body)).toContain(String(fine?._id));
    const { leftOut } = await publication();
    const unsafe = places.some(({ field }) => field.isSafe || field.options);
    expect(leftOut.count > 0).toBe(unsafe);
    const { redirects = '' } = pages;
    if (typeof resource.address === 'function') expect(redirects).toContain('former');
  },
);

test('TRUST-17 rich text is cleaned, and its record stays', async () => {
  for (const [n, description] of HTML.entries()) {
    await addHostile(resources.tours, { description, slug: `tour-${n}` });
  }
  const pages = await site.readRelease();
  for (const n of HTML.keys()) expect(pages[`/tours/tour-${n}`]).toContain('Kept');
  expect((await publication()).leftOut).toEqual({ count: 0, records: [] });
});

test('TRUST-17 a record with an unsafe value is left out and named; all others go live', async () => {
  const image = `javascript:${RUNS}`;
  const id = await addHostile(resources.tours, { image, title: TEXT, slug: 'bad' });
  const good = await staff('POST', '/tours', { ...sampleOf(resources.tours), title: 'Good' });
  const pages = await site.readRelease();
  expect(pages[`/tours/${good.slug}`]).toContain('Good');
  expect(pages['/tours/bad']).toBeUndefined();
  expect(pages['/sitemap.xml']).not.toContain('/tours/bad');
  const faults = ['Main image'];
  expect((await publication()).leftOut).toEqual({
    count: 1,
    records: [{ resource: 'tours', recordId: id, title: TEXT, faults }],
  });
  const lines = site.log.filter((line) => line.includes(id)).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ resource: 'tours', recordId: id, faults }]);
  await staff('PUT', `/tours/${id}`, { image: 'https://pictures.example/x.jpg' });
  expect(await site.readRelease()).toHaveProperty(['/tours/bad']);
  expect((await publication()).leftOut.count).toBe(0);
});

test('TRUST-17 values of another type, ids and moments that are none, block no other record', async () => {
  for (const values of [
    ...[{ title: { $gt: '' } }, { title: 7 }, { price: 'x' }, { highlights: 'x' }, { gallery: 7 }],
    ...[
      { itinerary: [7] },
      { createdAt: 'x', updatedAt: 'y' },
      { createdAt: new Date(Number.NaN) },
    ],
    ...[{ slug: 7 }, { slug: ['x'] }, { version: 'x' }, { previousSlugs: 'former' }],
  ]) {
    await addHostile(resources.tours, values);
  }
  await server.connection
    .collection('tours')
    .insertOne({ _id: '<script>' as never, isActive: true, slug: 'no-id' });
  const good = await staff('POST', '/tours', { ...sampleOf(resources.tours), title: 'Good' });
  expect((await site.readRelease())[`/tours/${good.slug}`]).toContain('Good');
  const { records } = (await publication()).leftOut;
  expect(records.map(({ faults }: Json) => faults[0]).sort()).toEqual([
    ...['Gallery', 'Highlights', 'Id', 'Price', 'Slug', 'Slug', 'Title', 'Title'],
  ]);
});

test('TRUST-17 the settings stay, with the default of each unsafe value', async () => {
  await staff('PUT', '/settings', { siteName: 'Reef House', email: 'a@b.example' });
  const settings = server.connection.collection('settings');
  const links = { facebook: `javascript:${RUNS}`, twitter: 'https://x.example/reef' };
  const $set = {
    ...{ logo: 'data:text/html,x', mapEmbedUrl: `javascript:${RUNS}`, timeZone: 'Nowhere' },
    ...{ faqPdfUrl: 'javascript:x', tagline: TEXT, email: `a@b.example?bcc=c@d.example"` },
    ...{ socialLinks: links, 'ourStory.videoLink': 'file:///etc/passwd' },
  };
  const before = await settings.findOne({});
  await settings.updateOne({}, { $set });
  const pages = await site.readRelease();
  expect(runningIn(pages)).toEqual([]);
  expect(pages['/contact']).toContain('Reef House');
  expect(pages['/contact']).not.toContain('bcc=');
  const { records } = (await publication()).leftOut;
  expect(records).toMatchObject([{ resource: 'settings', title: 'settings' }]);
  expect(records[0].faults).toEqual(
    expect.arrayContaining(['Logo', 'E-mail', 'Map embed address', 'Facebook', 'Time zone']),
  );
  await settings.replaceOne({}, before ?? {});
});

test('TRUST-17 a preview shows nothing unsafe, though its record holds it', async () => {
  const bad = await addHostile(resources.tours, { image: `javascript:${RUNS}` });
  const record = await staff('GET', `/tours/${bad}`);
  const body = { resource: 'tours', record: JSON.stringify(record) };
  const { status, body: answer } = await server.rest('POST', '/preview', { as: 'admin', body });
  expect([status, answer.message]).toEqual([422, 'Main image holds what may not be shown']);
  const html = await addHostile(resources.tours, { description: HTML[0] });
  const shown = await staff('GET', `/tours/${html}`);
  const sent = { resource: 'tours', record: JSON.stringify(shown) };
  const page = await fetch(server.url + (await staff('POST', '/preview', sent)).path);
  expect(runningIn({ preview: await page.text() })).toEqual([]);
});

test('TRUST-17 rich text that the API wrote is not changed by a publish', async () => {
  const texts = (await readContent(new Date())).flatMap(({ resource, records }) =>
    Object.entries(resource.fields)
      .filter(([, { control }]) => control === 'richText')
      .flatMap(([name]) => records.map((record) => String(record[name]))),
  );
  const video = 'https://youtu.be/dQw4w9WgXcQ?t=90';
  const href = 'https://a.example/?a=1&amp;b=2';
  const written = await staff('POST', '/tours', {
    ...sampleOf(resources.tours),
    description: `<p>${video}</p><p><a target="_blank" href="${href}">x</a> <img alt='"' src="/x.jpg"></p>`,
  });
  expect(written.description).toContain('<iframe');
  expect(texts.length).toBeGreaterThan(20);
  for (const text of [...texts, written.description]) expect(cleanRichText(text)).toBe(text);
});
