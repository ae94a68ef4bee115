import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PUBLIC_CONTEXT } from '#core/access.ts';
import { FIRST_PAGE } from '#core/read/paging.ts';
import { connectDatabase } from '../database.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { toNetwork } from './limited-operation.ts';
import { createRateLimiter } from './rate-limit.ts';

let server: TestServer;
let other: Connection;
beforeAll(async () => {
  server = await startTestServer();
  other = await connectDatabase(server.databaseUri);
});
afterAll(async () => {
  await other.close();
  await server.close();
});
const counters = () => server.connection.collection('rate_limits');
afterEach(async () => {
  await counters().deleteMany({});
});

const EMAIL = 'editor@karibu.example';
const MESSAGE = /^Too many tries\. Please try again in 1[45] minutes\.$/;
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';

/** Sets the count of tries, because checking that many passwords takes long. */
async function age(tries: number, per: 'account' | 'address' | 'accountAtAddress') {
  await counters().updateMany({ key: new RegExp(`^login:${per}:`) }, { $set: { points: tries } });
}

/** Signs in from another address than the one these tests run on. */
async function signInFrom(address: string, password: string) {
  const login = server.services.operations.find(({ name }) => name === 'login');
  const input = { email: EMAIL, password };
  return login?.run({ ...PUBLIC_CONTEXT, address }, { id: '', input, page: FIRST_PAGE });
}

test('API-10 API-AUTH-1 after 10 wrong passwords even the right one waits', async () => {
  for (let n = 1; n <= 10; n += 1) {
    expect((await server.signIn(EMAIL, 'wrong')).status).toBe(401);
  }
  for (const password of ['wrong', PASSWORD]) {
    const { status, body, headers } = await server.signIn(EMAIL.toUpperCase(), password);
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(body.message).toMatch(MESSAGE);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  }
  expect((await server.signIn('admin@karibu.example', PASSWORD)).status).toBe(200);
  const input = { email: EMAIL, password: PASSWORD };
  const { errors } = await server.graphql(LOGIN, { input });
  expect(errors[0].extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(errors[0].message).toMatch(MESSAGE);
  await counters().updateMany({}, { $set: { expire: new Date(0) } });
  expect((await server.signIn(EMAIL, PASSWORD)).status).toBe(200);
});

test('API-AUTH-1 an unknown e-mail is counted and answered like a known one', async () => {
  const unknown = 'nobody@karibu.example';
  for (const email of [unknown, EMAIL]) await server.signIn(email, 'wrong');
  await age(10, 'accountAtAddress');
  const [first, second] = [await server.signIn(unknown, 'x'), await server.signIn(EMAIL, 'x')];
  expect([first.status, first.body]).toEqual([429, second.body]);
});

test('API-10 a success clears the account’s failures', async () => {
  await server.signIn(EMAIL, 'wrong');
  await age(9, 'accountAtAddress');
  expect((await server.signIn(EMAIL, PASSWORD)).status).toBe(200);
  expect(await counters().countDocuments({ key: /^login:account/ })).toBe(0);
  expect((await server.signIn(EMAIL, 'wrong')).status).toBe(401);
});

test('API-10 guesses from one address lock out nobody elsewhere', async () => {
  for (let n = 1; n <= 13; n += 1) await server.signIn(EMAIL, 'wrong');
  const [account] = await counters()
    .find({ key: /^login:account:/ })
    .toArray();
  expect(account?.points).toBe(10);
  expect(await signInFrom('203.0.113.7', PASSWORD)).toMatchObject({ email: EMAIL });
  expect((await server.signIn(EMAIL, PASSWORD)).status).toBe(429);
});

test('API-10 after 100 wrong passwords in an hour every address waits', async () => {
  await expect(signInFrom('203.0.113.7', 'wrong')).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await age(100, 'account');
  await expect(signInFrom('203.0.113.8', PASSWORD)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/in (59|60) minutes\.$/),
  });
  expect((await server.signIn('admin@karibu.example', PASSWORD)).status).toBe(200);
});

test('API-10 API-AUTH-3 the 11th wrong current password waits over REST and GraphQL', async () => {
  const wrong = { currentPassword: 'wrong', newPassword: 'long enough' };
  const right = { ...wrong, currentPassword: PASSWORD };
  const change = (body: object, as = 'editor') =>
    server.rest('PUT', '/auth/password', { as, body });
  // A new password that is too short is refused before the current one is checked: no try.
  expect((await change({ ...right, newPassword: 'short' })).status).toBe(422);
  expect(await counters().countDocuments({})).toBe(0);
  for (let n = 1; n <= 10; n += 1) expect((await change(wrong)).status).toBe(422);
  const { status, headers } = await change(right);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  const mutation =
    'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { message } }';
  const { errors } = await server.graphql(mutation, { input: right }, 'editor');
  expect(errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
  expect((await change(wrong, 'admin')).status).toBe(422);
});

test('API-10 the 101st login of an address waits, over REST and GraphQL', async () => {
  await server.signIn(EMAIL, 'wrong');
  await age(99, 'address');
  const input = { email: 'somebody@karibu.example', password: 'wrong' };
  const last = await server.graphql(LOGIN, { input });
  expect(last.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await server.signIn('admin@karibu.example', PASSWORD)).status).toBe(429);
});

test('API-10 no alias and no header gets around the limit of an address', async () => {
  await server.signIn(EMAIL, 'wrong');
  await age(99, 'address');
  const one = 'login(input: { email: "a@b.example", password: "x" }) { token }';
  const { errors } = await server.graphql(`mutation { a: ${one} b: ${one} c: ${one} }`);
  expect(errors[0].message).not.toMatch(MESSAGE);
  const body = { email: EMAIL, password: PASSWORD };
  const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
  expect((await server.rest('POST', '/auth/login', { body, headers })).status).toBe(429);
});

test('API-10 API-NEWS-1 API-NEWS-2 an address may subscribe 20 times an hour', async () => {
  for (const action of ['subscribe', 'unsubscribe']) {
    const call = (email: string) =>
      server.rest('POST', `/newsletter/${action}`, { body: { email } });
    for (let n = 1; n <= 20; n += 1) expect((await call(`a${n}@mail.example`)).status).toBe(200);
    const { status, body, headers } = await call('more@mail.example');
    expect([status, body.message]).toEqual([
      429,
      'Too many tries. Please try again in 60 minutes.',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await call('no address')).status).toBe(422);
  }
  const stored = await server.rest('GET', '/newsletter?search=more@', { as: 'editor' });
  expect(stored.body.count).toBe(0);
});

test('API-10 RUN-15 several processes count together, even at the same moment', async () => {
  const limiters = [createRateLimiter(server.connection), createRateLimiter(other)];
  const tries = Array.from({ length: 60 }, (_, n) => limiters[n % 2]?.consume('shared', 10, 60));
  const answers = await Promise.all(tries);
  expect(answers.filter((answer) => answer?.isWithin)).toHaveLength(10);
  expect((await counters().findOne({ key: 'shared' }))?.points).toBe(60);
});

test('API-10 one try opens a new window; the database removes old ones', async () => {
  const limiters = [createRateLimiter(server.connection), createRateLimiter(other)];
  await limiters[0]?.consume('again', 1, 60);
  await counters().updateMany({}, { $set: { expire: new Date(0), points: 99 } });
  const tries = Array.from({ length: 20 }, (_, n) => limiters[n % 2]?.consume('again', 5, 60));
  const answers = await Promise.all(tries);
  expect(answers.filter((answer) => answer?.isWithin)).toHaveLength(5);
  const indexes = await counters().indexes();
  expect(indexes.find(({ key }) => key.expire)).toMatchObject({ expireAfterSeconds: 0 });
});

test('TRUST-18 a clock that was set back by a day lengthens no lockout', async () => {
  await server.signIn(EMAIL, 'wrong');
  await age(10, 'accountAtAddress');
  expect((await server.signIn(EMAIL, PASSWORD)).status).toBe(429);
  // What the counters say once the clock shows yesterday again.
  const [counter] = await counters()
    .find({ key: /^login:accountAtAddress/ })
    .toArray();
  const expire = new Date(Number(counter?.expire) + 24 * 3600 * 1000);
  await counters().updateMany({}, { $set: { expire, points: 99 } });
  expect((await server.signIn(EMAIL, PASSWORD)).status).toBe(200);
  const ends = (await counters().find().toArray()).map((each) => Number(each.expire));
  expect(Math.max(...ends)).toBeLessThan(Date.now() + 3600 * 1000 + 5_000);
});

test('API-10 the counters name neither e-mails nor addresses', async () => {
  await server.signIn(EMAIL, 'wrong');
  const stored = JSON.stringify(await counters().find().toArray());
  expect(stored).toMatch(/login:account:/);
  expect(stored).not.toMatch(/karibu\.example|127\.0\.0\.1/);
});

test('API-10 the addresses of one IPv6 customer count as one, IPv4 as it is', () => {
  const same = ['2001:db8:1:2::1', '2001:0db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6'];
  expect(new Set(same.map(toNetwork))).toEqual(new Set(['2001:db8:1:2']));
  expect(toNetwork('2001:db8::1')).toBe('2001:db8:0:0');
  expect(toNetwork('::1')).toBe('0:0:0:0');
  expect(toNetwork('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(toNetwork('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(toNetwork('192.0.2.7')).toBe('192.0.2.7');
});
