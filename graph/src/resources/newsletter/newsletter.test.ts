import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyring } from '../../auth/secrets.ts';
import { type Json, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { toCell, toCsvFile } from './subscribers-csv.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

const PUBLIC_URL = 'https://karibu.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL } });
});
afterAll(() => server.close());

const subscribe = (email: unknown) =>
  server.rest('POST', '/newsletter/subscribe', { body: { email } });
const unsubscribe = (email: unknown) =>
  server.rest('POST', '/newsletter/unsubscribe', { body: { email } });
const find = async (email: string): Promise<Json> =>
  (await server.rest('GET', `/newsletter?search=${encodeURIComponent(email)}`, { as: 'editor' }))
    .body.data[0];

describe('subscribing', () => {
  test('API-NEWS-1 ENT-16 STATE-4 activates an address, with one answer for each try', async () => {
    const first = await subscribe(' Amina@Mail.example ');
    expect(first.status).toBe(200);
    expect(first.body.message).toBe('Thank you for subscribing!');
    const subscriber = await find('amina@mail.example');
    expect(subscriber).toMatchObject({ isActive: true, unsubscribedAt: '', version: 1 });
    expect(new Date(subscriber.subscribedAt).toISOString()).toBe(subscriber.subscribedAt);
    expect((await subscribe('amina@mail.example')).body).toEqual(first.body);
    expect(await find('amina@mail.example')).toEqual(subscriber);
  });

  test('API-NEWS-2 STATE-4 ends a subscription, and answers an unknown address alike', async () => {
    await subscribe('leaver@mail.example');
    const known = await unsubscribe('leaver@mail.example');
    const unknown = await unsubscribe('stranger@mail.example');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    expect(await find('stranger@mail.example')).toBeUndefined();
    const gone = await find('leaver@mail.example');
    expect(gone.isActive).toBe(false);
    expect(new Date(gone.unsubscribedAt).toISOString()).toBe(gone.unsubscribedAt);
    await unsubscribe('leaver@mail.example');
    expect(await find('leaver@mail.example')).toEqual(gone);
    await subscribe('leaver@mail.example');
    const back = await find('leaver@mail.example');
    expect(back).toMatchObject({ id: gone.id, isActive: true, unsubscribedAt: '' });
  });

  test('API-NEWS-1 API-NEWS-2 VAL-5 refuses broken JSON and invalid addresses', async () => {
    for (const action of ['subscribe', 'unsubscribe']) {
      const path = `/newsletter/${action}`;
      expect((await server.rest('POST', path, { body: '{"email":' })).status).toBe(400);
      const empty = await server.rest('POST', path, { body: { email: ' ' } });
      expect([empty.status, empty.body.message]).toEqual([422, 'Please enter your email address']);
      expect((await server.rest('POST', path, { body: {} })).body.errors).toHaveLength(1);
    }
    for (const email of ['nobody', 'a@b', { $ne: '' }, 7]) {
      expect([email, (await subscribe(email)).status]).toEqual([email, 422]);
    }
  });

  test('API-NEWS-1 makes one subscriber from simultaneous requests; never publishes', async () => {
    const before = await server.connection.collection('outbox').countDocuments();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => subscribe('same@mail.example')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await server.rest('GET', '/newsletter?search=same@', { as: 'editor' });
    expect(body.count).toBe(1);
    expect(await server.connection.collection('outbox').countDocuments()).toBe(before);
  });
});

describe('the link in a newsletter', () => {
  const linkOf = async (email: string): Promise<URL> => {
    const { body } = await server.rest('GET', '/newsletter/export', { as: 'editor' });
    const line = body.split('\r\n').find((each: string) => each.startsWith(`${email},`));
    return new URL(line.split(',').at(-1));
  };
  const open = (path: string, method = 'GET', headers = {}) =>
    fetch(server.url + path, { method, headers });

  test('API-NEWS-2 API-NEWS-5 is exported with each subscriber, without the address', async () => {
    await subscribe('linked@mail.example');
    const { origin, pathname, href } = await linkOf('linked@mail.example');
    expect([origin, pathname]).toEqual([PUBLIC_URL, '/api/newsletter/unsubscribe/one-click']);
    expect(href).not.toMatch(/mail|linked|%40/);
  });

  test('API-NEWS-2 asks when it is opened, and unsubscribes by its button', async () => {
    await subscribe('reader@mail.example');
    const { search } = await linkOf('reader@mail.example');
    const page = await open(`/api/newsletter/unsubscribe${search}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const html = await page.text();
    expect(html).not.toContain('reader');
    expect((await find('reader@mail.example')).isActive).toBe(true);
    const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1] ?? '';
    const pressed = await open(action, 'POST', { accept: 'text/html' });
    expect(pressed.headers.get('content-type')).toContain('text/html');
    expect(await pressed.text()).toContain('You will get no more newsletters from us.');
    expect((await find('reader@mail.example')).isActive).toBe(false);
  });

  test('API-NEWS-2 unsubscribes on each POST of a mail program, as RFC 8058 says', async () => {
    await subscribe('program@mail.example');
    const { pathname, search } = await linkOf('program@mail.example');
    expect((await open(pathname + search)).status).toBe(200);
    for (let time = 1; time <= 2; time += 1) {
      const answer = await fetch(server.url + pathname + search, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(answer.status).toBe(200);
    }
    const gone = await find('program@mail.example');
    expect([gone.isActive, gone.version]).toEqual([false, 2]);
  });

  test('API-NEWS-2 changes nothing when it is forged, and says so kindly', async () => {
    await subscribe('target@mail.example');
    const { id } = await find('target@mail.example');
    const real = (await linkOf('target@mail.example')).searchParams.get('token') ?? '';
    const [, signature = ''] = real.split('.');
    const forgeries = [
      ...['', 'forged', id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${real}x`],
      `${'a'.repeat(24)}.${signature}`,
      '"><script>alert(1)</script>',
    ];
    for (const token of forgeries) {
      const path = `/newsletter/unsubscribe/one-click?token=${encodeURIComponent(token)}`;
      const { status, body } = await server.rest('POST', path);
      expect([token, status, body.code]).toEqual([token, 400, 'BAD_REQUEST']);
      const page = await open(`/api${path}`, 'POST', { accept: 'text/html' });
      expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('Sorry')]);
      expect(await (await open(`/api${path}`)).text()).not.toContain('<script');
    }
    expect((await find('target@mail.example')).isActive).toBe(true);
  });

  test('API-NEWS-2 works until its signing key is removed', async () => {
    await subscribe('late@mail.example');
    const { searchParams } = await linkOf('late@mail.example');
    const token = searchParams.get('token') ?? '';
    const { id } = await find('late@mail.example');
    const keyring = createKeyring(server.connection, 'newsletter-unsubscribe');
    const read = () => createUnsubscribeTokens(server.connection).read(token);
    await keyring.rotate();
    expect(await read()).toBe(id);
    await keyring.rotate();
    expect(await read()).toBeNull();
  });
});

describe('subscribers', () => {
  test('API-NEWS-3 API-NEWS-4 staff can read and delete them, nobody can write them', async () => {
    await subscribe('deleted@mail.example');
    const { id } = await find('deleted@mail.example');
    expect((await server.rest('GET', '/newsletter')).status).toBe(401);
    expect((await server.rest('GET', '/newsletter?isActive=maybe', { as: 'editor' })).status).toBe(
      400,
    );
    const remove = (key: string, as = 'editor') =>
      server.rest('DELETE', `/newsletter/${key}`, { as });
    expect((await remove(id, '')).status).toBe(401);
    expect((await remove('xyz')).status).toBe(400);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    const body = { email: 'made@mail.example' };
    expect((await server.rest('POST', '/newsletter', { as: 'admin', body })).status).toBe(404);
    const history = server.connection.collection('history');
    expect(await history.countDocuments({ resource: 'newsletter' })).toBe(0);
  });

  test('API-NEWS-5 exports all, active or inactive subscribers as a CSV file', async () => {
    await subscribe('stays@mail.example');
    await subscribe('went@mail.example');
    await unsubscribe('went@mail.example');
    expect((await server.rest('GET', '/newsletter/export')).status).toBe(401);
    const get = (query: string) =>
      server.rest('GET', `/newsletter/export${query}`, { as: 'editor' });
    expect((await get('?status=everyone')).status).toBe(400);
    const active = await get('?status=active');
    expect(active.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(active.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?newsletter-active-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.csv"?$/,
    );
    expect(active.body).toContain('stays@mail.example,active,');
    expect(active.body).not.toContain('went@mail.example');
    expect((await get('?status=inactive')).body).toMatch(
      /went@mail\.example,inactive,\S+,\S+,\S+\r\n/,
    );
    const all = await get('');
    expect(all.body).toContain('stays@mail.example');
    expect(all.body).toContain('went@mail.example');
  });

  test('API-NEWS-5 API-14 exports the same text over GraphQL', async () => {
    const query = '{ exportNewsletter(input: { status: "inactive" }) { fileName text } }';
    expect((await server.graphql(query)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const { exportNewsletter } = (await server.graphql(query, {}, 'editor')).data;
    expect(exportNewsletter.fileName).toMatch(/^newsletter-inactive-.*\.csv$/);
    expect(exportNewsletter.text).toMatch(
      /^\uFEFFEmail,Status,Subscribed at,Unsubscribed at,Unsubscribe URL\r\n/,
    );
  });

  test('API-NEWS-5 quotes as RFC 4180 says and disarms formulas', () => {
    expect(['a,b', 'say "hi"', 'two\nlines', 'plain'].map(toCell)).toEqual([
      '"a,b"',
      '"say ""hi"""',
      '"two\nlines"',
      'plain',
    ]);
    expect(['=1+1', '+1', '-1', '@x', '\tx', '\rx'].map(toCell)).toEqual([
      ...["'=1+1", "'+1", "'-1", "'@x", "'\tx", '"\'\rx"'],
    ]);
    const file = toCsvFile('all', [], new Date('2026-11-27T22:15:00.123Z'));
    expect(file.fileName).toBe('newsletter-all-2026-11-27T22-15-00.csv');
  });
});
