import { SAMPLE_RECORDS } from '@karibu/graph/testing/sample-records.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveSite, startLiveSite } from './testing/live-site.ts';

let site: LiveSite;
beforeAll(async () => {
  site = await startLiveSite();
}, 180_000);
afterAll(() => site.stop());

async function call(method: string, path: string, body?: object) {
  const answer = await site.server.rest(method, path, { as: 'editor', body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
}

const readFaults = async () => (await call('GET', '/publication')).faults;

test('SIZE-7 a link that leads nowhere is published as text, reported, and a link again once it leads somewhere', async () => {
  const sample = { ...SAMPLE_RECORDS['/tours'], isActive: true };
  const tour = await call('POST', '/tours', { ...sample, title: 'Reef', slug: 'reef' });
  const content = '<p>See <a href="/tours/reef">the reef</a>.</p>';
  const written = { ...SAMPLE_RECORDS['/blog'], title: 'A day', slug: 'a-day', content };
  const post = await call('POST', '/blog', { ...written, isPublished: true });
  const readPost = async () =>
    /<p>See .*?<\/p>/.exec((await site.readRelease())['/blog/a-day'] ?? '')?.[0];
  const linked = '<p>See <a href="/tours/reef" rel="noopener">the reef</a>.</p>';

  expect(await readPost()).toBe(linked);
  await call('PUT', `/tours/${tour.id}`, { slug: 'the-reef' });
  expect(await readPost()).toBe(linked);
  expect(await readFaults()).toEqual({ count: 0, pages: [] });

  await call('DELETE', `/tours/${tour.id}`);
  expect(await readPost()).toBe('<p>See <a rel="noopener">the reef</a>.</p>');
  const record = { resource: 'blog', id: post.id, title: 'A day' };
  const reason = 'It names what is not there: /tours/reef';
  const fault = { path: '/blog/a-day', kind: 'mended', reason, record };
  expect(await readFaults()).toEqual({ count: 1, pages: [fault] });
  expect(site.log.join('')).toContain(reason);

  await call('POST', '/tours', { ...sample, title: 'Reef', slug: 'reef' });
  expect(await readPost()).toBe(linked);
  expect(await readFaults()).toEqual({ count: 0, pages: [] });
});
