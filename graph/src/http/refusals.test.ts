import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { blog } from '../resources/blog/blog-post.resource.ts';
import { sampleOf } from '../testing/sample-records.ts';
import { type Json, startTestServer, type TestServer, tourInput } from '../testing/test-server.ts';

const MOST_BYTES = 20_000;

let logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const destination = { write: (line: string) => void logged.push(line) };
  server = await startTestServer({ logger: createLogger('warn', destination) });
});
afterAll(() => server.close());

/** Posts to `/graphql` as an administrator. */
async function post(body: unknown) {
  logged = [];
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.tokens.admin}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { text, errors: JSON.parse(text).errors as Json[] };
}

const persisted = (persistedQuery: unknown) => ({ extensions: { persistedQuery } });
const me = '{ me { id } }';
const listTours = (type: string) => `query($a: ${type}) { tours(limit: $a) { count } }`;

describe('TRUST-6 an operation that is unknown or malformed is BAD_REQUEST and no failure', () => {
  test.each<object>(
    [
      ...[{ query: 'subscription { tours { count } }' }, { query: 'subscription S { x }' }],
      ...[{ query: `query A ${me}`, operationName: 'B' }, { query: `query A ${me} query B ${me}` }],
      ...[{ query: '' }, { query: 7 }, { query: null }, {}, { variables: {} }, [], [{ query: me }]],
      ...[
        { query: me, variables: 'x' },
        { query: me, variables: [] },
        { query: me, variables: 7 },
      ],
      ...[
        { query: me, operationName: 7 },
        { query: me, extensions: 'x' },
      ],
      ...[7, {}, { version: 9 }, { version: 1, sha256Hash: 'x' }].map(persisted),
      { query: me, ...persisted({ version: 1, sha256Hash: 'x' }) },
      ...['fragment A on Query { me { id } }', 'type X { a: Int }', 'extend type Query { a: Int }'],
      ...['{', '\u0000', '\ud800', `${me}${me}`, '{ me @defer { id } }', '{ me @skip { id } }'],
      ...[
        '{ __schema }',
        '{ nothing }',
        '{ tours(page: 1.5) { count } }',
        '{ tours { count ...X } }',
      ],
      ...['Int!', 'Nope', 'Int = "x"', '[Int]'].map(listTours),
    ].map((body) => (typeof body === 'string' ? { query: body } : body)),
  )('%j', async (body) => {
    const { errors } = await post(body);
    expect(errors.map(({ extensions }) => extensions.code)).toContain('BAD_REQUEST');
    expect(errors.filter(({ extensions }) => extensions.code !== 'BAD_REQUEST')).toEqual([]);
    expect(logged).toEqual([]);
  });
});

const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}\u0001`, n]));
const times = <Entry>(count: number, entry: Entry) => Array.from({ length: count }, () => entry);
const long = 'x\u0001'.repeat(40_000);
const create = 'mutation($i: TourInput!) { createTour(input: $i) { id } }';
const wrongDay = { title: 'x'.repeat(900), description: 7, place: 7, latitude: 'x', day: 7 };
const lost = `/uploads/${'a'.repeat(1_900)}/1.webp`;

describe('TRUST-7 no answer to a refused request is over 20 KB', () => {
  test.each<[string, string, string, unknown]>([
    ['unknown keys', 'POST', '/tours', keys(60_000)],
    ['unknown keys in a group', 'PUT', '/settings', { socialLinks: keys(60_000) }],
    ['unknown keys in rows', 'POST', '/tours', { itinerary: times(500, keys(50)) }],
    ['a long key', 'POST', '/tours', { [long]: 1 }],
    ['wrong rows', 'POST', '/tours', { itinerary: times(500, wrongDay) }],
    ['lost pictures', 'POST', '/tours', { ...tourInput(), gallery: times(400, lost) }],
    ['long texts', 'POST', '/tours', { title: long, destination: long, image: long }],
    ['an unknown reference', 'POST', '/packages', { ...sampleOf(blog), category: long }],
    ['a long parameter', 'GET', `/tours?${'a'.repeat(12_000)}=1`, undefined],
    ['a long path', 'GET', `/tours/${'a'.repeat(12_000)}`, undefined],
    ['a long place', 'PUT', '/gallery/reorder', { items: times(500, { id: long.slice(0, 900) }) }],
    ['a long release', 'POST', '/publication/rollback', { release: long }],
    ['an import', 'POST', '/import', { resource: long, records: long, ...keys(10_000) }],
    ['a login', 'POST', '/auth/login', { email: long, password: long, ...keys(10_000) }],
  ])('REST: %s', async (_name, method, path, body) => {
    const answer = await server.rest(method, path, { as: 'admin', body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(Buffer.byteLength(JSON.stringify(answer.body))).toBeLessThan(MOST_BYTES);
    expect(answer.body.errors?.length ?? 0).toBeLessThanOrEqual(20);
  });

  test.each<[string, object]>([
    ['unknown keys in variables', { query: create, variables: { i: keys(20_000) } }],
    ['long texts in variables', { query: create, variables: { i: { title: long, price: long } } }],
    ['wrong rows', { query: create, variables: { i: { itinerary: times(500, wrongDay) } } }],
    ['unknown fields', { query: `{ ${Object.keys(keys(1_900)).join(' ')} }` }],
    ['a long field', { query: `{ ${'a'.repeat(900_000)} }` }],
    ['a long alias', { query: `{ ${'a'.repeat(900_000)}: tour(id: "x") { id } }` }],
    ['a long operation', { query: me, operationName: 'x'.repeat(900_000) }],
    [
      'many refused calls',
      {
        query: `mutation($i: TourInput!) { ${Array.from({ length: 30 }, (_, n) => `a${n}: createTour(input: $i) { id }`).join(' ')} }`,
        variables: { i: { title: 'y'.repeat(900), highlights: times(500, 'y'.repeat(600)) } },
      },
    ],
  ])('GraphQL: %s', async (_name, body) => {
    const { text, errors } = await post(body);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(20);
    expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  });

  test('names the first 20 unknown keys, and how many more there are', async () => {
    const sent = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`key${n}`, n]));
    const body = { ...tourInput(), ...sent };
    const { message, errors } = (await server.rest('POST', '/tours', { as: 'admin', body })).body;
    const named = Array.from({ length: 20 }, (_, n) => `key${n}`).join(', ');
    expect(message).toBe(`Unknown field: ${named} and 59980 more`);
    expect(errors).toEqual([{ path: 'key0', message }]);
  });

  test('a stale save carries the record as it is, unless the record is long', async () => {
    const as = 'editor';
    const made = await server.rest('POST', '/blog', { as, body: sampleOf(blog) });
    const path = `/blog/${made.body.data.id}`;
    const save = (content: string) =>
      server.rest('PUT', path, { as, body: { content, version: made.body.data.version } });
    expect((await save('<p>short</p>')).status).toBe(200);
    expect((await save('<p>mine</p>')).body.current.content).toBe('<p>short</p>');
    const content = `<p>${'long '.repeat(10_000)}</p>`;
    await server.rest('PUT', path, { as, body: { content } });
    const { body } = await save('<p>mine</p>');
    expect(body).toEqual({ code: 'STALE_VERSION', message: expect.any(String) });
  });
});
