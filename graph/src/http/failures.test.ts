import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { team } from '../resources/team/team-member.resource.ts';
import { sampleOf } from '../testing/sample-records.ts';
import { type Json, PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

const lines: Json[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ logger: createLogger('info', sink) });
});
afterAll(() => server.close());

const requestsOf = (path: string) => lines.filter((line) => line.path === path);

test('logs path, status, time and id of each request, and nothing personal', async () => {
  const answer = await server.rest('GET', '/tours?search=amina@mail.example', { as: 'editor' });
  await server.signIn('amina@mail.example', 'a secret word');
  await server.graphql('{ tours(search: "amina@mail.example") { count } }', {}, 'editor');
  const [line] = requestsOf('/api/tours');
  expect(line).toMatchObject({ method: 'GET', status: 200, msg: 'request' });
  expect(line.requestId).toBe(answer.headers.get('x-request-id'));
  expect(line.ms).toBeGreaterThanOrEqual(0);
  expect(requestsOf('/graphql')).toHaveLength(1);
  const text = JSON.stringify(lines);
  expect(text).not.toMatch(/amina|secret word|search/);
  for (const secret of [server.tokens.editor, PASSWORD, 'karibu.example', '127.0.0.1']) {
    expect(text).not.toContain(secret);
  }
});

test('TRUST-5 no token, password or preview address is in a log', async () => {
  const body = { resource: 'team', record: JSON.stringify(sampleOf(team)) };
  const made = await server.rest('POST', '/preview', { as: 'editor', body });
  const { path } = made.body.data;
  const [token] = path.split('/').slice(-1);
  const unsubscribing = `/api/newsletter/unsubscribe/one-click?token=${token}`;
  const addresses = [path, `/${path}`, path.toUpperCase(), `${path}/x?y`, unsubscribing];
  for (const each of [...addresses, `/tours/${token}`]) await fetch(server.url + each);
  expect(requestsOf('/preview/…').length).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(token, 'i'));
});

test('TRUST-5 an error says what went wrong, without what somebody sent', () => {
  const written: string[] = [];
  const logger = createLogger('info', { write: (line) => written.push(line) });
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiJ4In0.c2VjcmV0';
  const cause = Object.assign(new Error('E11000 duplicate key'), {
    code: 11000,
    keyValue: 'amina',
  });
  const error = new Error(`mongodb://karibu:hush@db.example/x refused ${jwt}`, { cause });
  logger.error({ error, url: `https://a.example/preview/${jwt}` }, 'Bearer hush-hush');
  logger.warn({ error: `https://hooks.example/?token=hush-hush&x=1 answered 500` }, 'Not sent');
  const [failure = '', warning] = written;
  expect(JSON.parse(failure)).toMatchObject({
    error: {
      message: 'mongodb://…@db.example/x refused …',
      stack: expect.stringContaining('failures.test.ts'),
      cause: { message: 'E11000 duplicate key', code: 11000 },
    },
    url: 'https://a.example/preview/…',
    msg: 'Bearer …',
  });
  expect(warning).toContain('https://hooks.example/?token=…&x=1 answered 500');
  expect(written.join('')).not.toMatch(/hush|amina|eyJ/);
});

test('API-11 a lost database is a 500 with a request id and no internals', async () => {
  await server.connection.getClient().close();
  const { status, body, headers } = await server.rest('GET', '/tours');
  const requestId = headers.get('x-request-id');
  expect([status, body]).toEqual([
    500,
    { message: `Something went wrong. Please quote ${requestId}`, code: 'INTERNAL' },
  ]);
  expect(lines.find((line) => line.msg === 'A request failed')).toMatchObject({ requestId });

  const { errors } = await server.graphql('{ tours { count } }');
  expect(errors).toEqual([
    {
      message: expect.stringMatching(/^Something went wrong\. Please quote [0-9a-f-]{36}$/),
      extensions: { code: 'INTERNAL' },
      path: ['tours'],
    },
  ]);
  const [logged] = requestsOf('/graphql').slice(-1);
  expect(errors[0].message).toContain(logged.requestId);
});

test('RUN-2 a lost database makes the API unready, not unhealthy', async () => {
  const { status, body, headers } = await server.rest('GET', '/ready');
  expect([status, body]).toEqual([
    503,
    { message: 'The database cannot be reached', code: 'UNAVAILABLE' },
  ]);
  expect(headers.get('retry-after')).toBe('5');
  expect((await server.rest('GET', '/health')).status).toBe(200);
});
