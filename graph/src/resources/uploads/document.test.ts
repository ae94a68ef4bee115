import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { settings } from '../settings/settings.resource.ts';
import { tours } from '../tours/tour.resource.ts';
import { uploads } from './upload.resource.ts';

const server = useTestServer();

function pdf(words: string): string {
  return `%PDF-1.7\n1 0 obj\n<</Title(${words})>>\nendobj\ntrailer<<>>\n%%EOF\n`;
}

async function send(content: string, { type = 'document', name = 'a.pdf', as = 'editor' } = {}) {
  const body = new FormData();
  body.set('type', type);
  body.set('image', new Blob([content]), name);
  return server.rest('POST', '/upload', { as, body });
}

test('OFF-11 a PDF is uploaded once, and served as a download that no browser opens', async () => {
  const { status, body } = await send(pdf('prices'), { name: 'Price List ’26.PDF' });
  expect([status, body.isNew]).toEqual([201, true]);
  const { public_id, url } = body.data;
  expect(body.data).toMatchObject({
    ...{ type: 'document', fileName: 'Price List ’26.PDF', title: 'Price List ’26' },
    ...{ url: `/uploads/${public_id}/price-list-26.pdf`, width: 0, height: 0, widths: [] },
  });
  const served = await fetch(server.url + url);
  expect(await served.text()).toBe(pdf('prices'));
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  const again = await send(pdf('prices'), { name: 'other.pdf' });
  expect([again.body.isNew, again.body.data.url]).toEqual([false, url]);
  expect(await readdir(join(server.dataDirectory, 'uploads', public_id))).toHaveLength(1);
  const nameless = await send(pdf('nameless'), { name: '../..' });
  expect(nameless.body.data.url).toMatch(/^\/uploads\/[0-9a-f]{20}\/[\w-]+\.pdf$/);
});

test.each([
  ['Pri"ces.pdf', 'Pri"ces.pdf', 'Pri"ces'],
  ['"Prices".pdf', '"Prices".pdf', '"Prices"'],
  ['\u202eprices\u200f.pdf', 'prices.pdf', 'Prices'],
  ['👩\u200d🌾 guide.pdf', '👩\u200d🌾 guide.pdf', '👩\u200d🌾 guide'],
  ['....pdf', '....pdf', ''],
  ['..', '', ''],
  [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(196)}.pdf`, `X${'x'.repeat(195)}`],
  [`a${'🦁'.repeat(125)}.pdf`, `a${'🦁'.repeat(97)}.pdf`, `A${'🦁'.repeat(97)}`],
])(
  'OFF-11 a file keeps its name and has a title that people can read: %s',
  async (sent, fileName, title) => {
    const { status, body } = await send(pdf(sent), { name: sent });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ fileName, title });
  },
);

test('OFF-11 what is no whole PDF is refused by its bytes, and leaves no file', async () => {
  const before = await readdir(join(server.dataDirectory, 'uploads')).catch(() => []);
  const refused = async (content: string, given: Json = {}) => {
    const { status, body } = await send(content, given);
    return [status, body.message];
  };
  const noPdf = [415, 'This file is not a PDF. Upload a PDF document.'];
  expect(await refused('<script>alert(1)</script>', { name: 'a.pdf' })).toEqual(noPdf);
  expect(await refused('\x89PNG\r\n\x1a\n')).toEqual(noPdf);
  expect(await refused('PK\x03\x04 %PDF-1.7 %%EOF')).toEqual(noPdf);
  expect((await refused(''))[0]).toBe(422);
  expect(await refused(pdf('cut').slice(0, -8))).toEqual([
    422,
    'This document is incomplete. Save it again and retry.',
  ]);
  const huge = `${pdf('huge')}${' '.repeat(25 * 1024 * 1024)}`;
  const tooLarge = [413, 'This file is larger than 25 MB. Make it smaller.'];
  expect(await refused(huge)).toEqual(tooLarge);
  expect(await refused(huge, { type: 'tour' })).toEqual(tooLarge);
  const [status, message] = await refused(pdf('as a picture'), { type: 'tour' });
  expect([status, message]).toEqual([415, expect.stringContaining('PDF files are not accepted')]);
  expect((await refused(pdf('visitor'), { as: '' }))[0]).toBe(401);
  expect(await readdir(join(server.dataDirectory, 'uploads')).catch(() => [])).toEqual(before);
});

describeBothDoors(
  () => server,
  'documents',
  (door) => {
    const add = async (words: string): Promise<Json> =>
      (await send(pdf(words + door.name))).body.data;

    test('OFF-11 a document is linked in settings and texts, and then named in its uses', async () => {
      const { id, url, public_id } = await add('terms');
      const link = { siteName: 'K', termsConditionsUrl: url };
      expect((await door.of(settings).update('', link, 'editor')).code).toBe('OK');
      const text = `<p>See the <a href="${url}" rel="noopener">terms</a></p>`;
      const tour = tourInput({ title: `Doc ${door.name}`, description: text, isActive: false });
      const { data } = await door.of(tours).create(tour, 'editor');
      expect(data.description).toBe(text);
      const uses = (await door.run('uploadUses', { id, as: 'editor' })).data;
      expect(uses.map(({ resource }: Json) => resource).sort()).toEqual(['settings', 'tours']);
      const removed = await door.run('deleteUpload', { as: 'editor', input: { public_id } });
      expect(removed.code).toBe('CONFLICT');
      const fresh = await add('newer terms');
      const input = { from: public_id, to: fresh.public_id };
      expect((await door.run('replaceUpload', { as: 'editor', input })).data).toEqual({ count: 2 });
      const after = await door.of(settings).get('');
      expect(after.data.termsConditionsUrl).toBe(fresh.url);
      await door.of(settings).update('', { siteName: 'K', termsConditionsUrl: '' }, 'editor');
    });

    test('OFF-11 links of the settings take a path of the site, and no other', async () => {
      const { update, get } = door.of(settings);
      for (const bookingPolicyUrl of ['/terms', '/faq?a=b#c', 'https://a.example/b.pdf', '']) {
        const saved = await update('', { siteName: 'K', bookingPolicyUrl }, 'editor');
        expect([bookingPolicyUrl, saved.code]).toEqual([bookingPolicyUrl, 'OK']);
        expect((await get('')).data.bookingPolicyUrl).toBe(bookingPolicyUrl);
      }
      const wrong = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'terms', '/a b'];
      for (const bookingPolicyUrl of wrong) {
        const { errors } = await update('', { siteName: 'K', bookingPolicyUrl }, 'editor');
        expect([bookingPolicyUrl, errors?.[0]?.path]).toEqual([
          bookingPolicyUrl,
          'bookingPolicyUrl',
        ]);
      }
      const lost = `/uploads/${'0a'.repeat(10)}/lost.pdf`;
      const { errors } = await update('', { siteName: 'K', bookingPolicyUrl: lost }, 'editor');
      const message = `There is no upload ${lost}`;
      expect(errors).toEqual([{ path: 'bookingPolicyUrl', message }]);
    });

    test('a document is no picture: no field takes it as one, and none stands for it', async () => {
      const { url, public_id } = await add('no picture');
      const tour = tourInput({ title: `None ${door.name}`, image: url });
      const { errors } = await door.of(tours).create(tour, 'editor');
      expect(errors?.[0]?.path).toBe('image');
      const { body } = await send('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        type: 'tour',
        name: 'a.svg',
      });
      expect(body.code).toBe('UNSUPPORTED_MEDIA');
      const list = (filter: Json) => door.of(uploads).list({ filter }, 'editor');
      const ids = async (filter: Json) =>
        (await list(filter)).data.map((each: Json) => each.public_id);
      expect(await ids({ isDocument: true })).toContain(public_id);
      expect(await ids({ type: 'document' })).toContain(public_id);
      expect(await ids({ isDocument: false })).not.toContain(public_id);
      expect(await ids({ hasAlt: false })).not.toContain(public_id);
    });

    test('OFF-11 an unused document is removed after a day, with a way back', async () => {
      const { id, public_id, url } = await add('unused');
      const long = new Date(Date.now() - 25 * 3600 * 1000);
      const stored = server.connection.collection('uploads');
      await stored.updateOne({ public_id }, { $set: { updatedAt: long } });
      const unused = (await door.run('unusedUploads', { as: 'editor' })).data;
      expect(unused.map((each: Json) => each.id)).toEqual([id]);
      await door.run('removeUnusedUploads', { as: 'editor' });
      expect(await stored.countDocuments({ public_id })).toBe(0);
      const restored = await door.run('restoreRemovedUploads', { as: 'editor' });
      expect(restored.data).toEqual({ count: 1 });
      expect((await door.of(uploads).get(id, 'editor')).data).toMatchObject({ url, public_id });
      expect((await fetch(server.url + url)).status).toBe(200);
      await door.run('deleteUpload', { as: 'editor', input: { public_id } });
      expect((await fetch(server.url + url)).status).toBe(404);
    });
  },
);
