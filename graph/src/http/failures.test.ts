import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  server = await startTestServer({ logger: pino({ level: 'info' }, sink) });
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
