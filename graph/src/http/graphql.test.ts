import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const names = Array.from({ length: 30 }, (_, n) => `${'name'.repeat(20)}${n}: __typename`);
/** Queries, and how many bytes their answers have at least. */
const QUERIES: [string, number][] = [
  ['{ __typename }', 0],
  [`{ ${names.join(' ')} }`, 2 * 1024],
  ['{ __schema { types { name fields { name description } } } }', 40 * 1024],
];

test.each(QUERIES)('A9 compresses an answer as its reader likes it: %s', async (query, length) => {
  const plain = await ask(query, 'identity');
  expect(plain).toMatchObject({ status: 200, encoding: null, type: JSON_TYPE });
  expect(plain.text.length).toBeGreaterThan(length);
  for (const [accepted, encoding] of ACCEPTED) {
    const answer = await ask(query, accepted);
    expect(answer).toEqual({ ...plain, encoding: length > 0 ? encoding : null });
  }
});

test('A9 no cache keeps an answer, or asks whether it has changed', async () => {
  const { caching, etag } = await ask('{ __typename }', 'br');
  expect({ caching, etag }).toEqual({ caching: 'no-store', etag: null });
});

const JSON_TYPE = 'application/json; charset=utf-8';
const ACCEPTED: [string, string | null][] = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=0, br', 'br'],
  ['zstd', null],
];

async function ask(query: string, accepted: string) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': accepted },
    body: JSON.stringify({ query }),
  });
  const { status, headers } = response;
  return {
    status,
    text: await response.text(),
    encoding: headers.get('content-encoding'),
    type: headers.get('content-type'),
    vary: headers.get('vary'),
    caching: headers.get('cache-control'),
    etag: headers.get('etag'),
  };
}
