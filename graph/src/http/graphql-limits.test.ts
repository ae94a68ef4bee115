import { readFile } from 'node:fs/promises';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, startTestServer, type TestServer } from '../testing/test-server.ts';
import { buildGraphqlSchema } from './graphql.ts';
import { countRecords, MOST_RECORDS } from './graphql-cost.ts';
import { GRAPHQL_LIMITS, graphqlLimitRules } from './graphql-limits.ts';

let server: TestServer;
let production: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  production = await startTestServer({ environment: { NODE_ENV: 'production' } });
});
afterAll(async () => {
  await server.close();
  await production.close();
});

const INTROSPECTION = '{ __schema { types { name fields { name type { ofType { name } } } } } }';

async function refusal(document: string, from = server): Promise<string> {
  const { errors, data } = await from.graphql(document, {}, 'admin');
  expect(data).toBeUndefined();
  expect(errors[0].extensions.code).toBe('BAD_REQUEST');
  return errors[0].message;
}
const nested = (depth: number): string => (depth === 0 ? 'id' : `x { ${nested(depth - 1)} }`);
const times = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join(' ');

test('refuses deep, wide and long documents before it asks the database', async () => {
  const rules = graphqlLimitRules;
  const schema = buildSchema('type Query { x: Query id: ID }');
  const errorsOf = (document: string) =>
    validate(schema, parse(document), rules).map(({ message }) => message);
  expect(errorsOf(`{ ${nested(7)} }`)).toEqual([]);
  expect(errorsOf(`{ ${nested(8)} }`)).toEqual(['Fields lie deeper in each other than 8']);
  const spread = `{ ...A } fragment A on Query { x { ...B } } fragment B on Query { ${nested(8)} }`;
  expect(errorsOf(spread)).toEqual(['Fields lie deeper in each other than 8']);
  expect(errorsOf(`{ ${times(30, (n) => `a${n}: id`)} }`)).toEqual([]);
  expect(errorsOf(`{ ${times(31, () => 'id')} }`)).toEqual(['More root fields than 30']);
  expect(errorsOf(`{ x { ${times(31, (n) => `a${n}: id`)} } }`)).toEqual(['More aliases than 30']);
  const doubling = times(40, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
  expect(errorsOf(`{ ...F0 } ${doubling} fragment F40 on Query { id }`)).toEqual([
    'More root fields than 30',
  ]);
  expect(errorsOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A id }')).toEqual(
    [],
  );
});

test('API-14 the endpoint holds to its limits', async () => {
  const login = 'login(input: { email: "a@b.example", password: "x" }) { token }';
  expect(await refusal(`mutation { ${times(31, (n) => `a${n}: ${login}`)} }`)).toMatch(/More/);
  expect(await refusal(`{ ${times(2_001, () => 'me')} }`)).toContain('2000 tokens');
  expect(await refusal(`{ tours { items { ${nested(9)} } } }`)).toBeTruthy();
});

test('TRUST-9 bounds the records that a query could return', async () => {
  const lists = (count: number, write: (n: number) => string) => `{ ${times(count, write)} }`;
  const full = (n: number) => `a${n}: tours { items { id } }`;
  const refused =
    'The query could return 30000 records, more than 3000. Name a limit for each list';
  expect(await refusal(lists(30, full))).toBe(refused);
  expect(await refusal(lists(30, (n) => `a${n}: tours(limit: 5000) { count }`))).toBe(refused);
  const few = await server.graphql(lists(30, (n) => `a${n}: tours(limit: 100) { items { id } }`));
  expect(few.errors).toBeUndefined();
  expect((await server.graphql(lists(3, full))).errors).toBeUndefined();
});

test('TRUST-9 counts limits, ids, fragments, copies and lists without a limit', () => {
  const schema = buildGraphqlSchema(
    [...server.services.byName.values()],
    server.services.operations,
  );
  const cost = (text: string, variables: Json = {}) => {
    const document = parse(text);
    const [operation] = document.definitions.filter(
      (each) => each.kind === Kind.OPERATION_DEFINITION,
    );
    if (!operation) throw new Error('There is no operation');
    return countRecords({ schema, document, operation, variables });
  };
  const ids = 'query($ids: [ID!], $limit: Int = 7) { tours(ids: $ids, limit: $limit) { count } }';
  const spread = '{ ...A } fragment A on Query { ...B x: tours { count } } fragment B on Query ';
  expect([
    ...[cost('{ tour(id: "a") { id } settings { siteName } }'), cost('{ tours { count } }')],
    ...[cost('{ tours(limit: 5) { count } }'), cost('{ tours(ids: ["a", "b"]) { count } }')],
    ...[cost(ids), cost(ids, { limit: 9 }), cost(ids, { ids: ['a'] }), cost(ids, { limit: null })],
    cost(ids, { limit: -5_000 }),
    cost('{ tours(limit: 5) { items { id } items { id title } } }'),
    cost('{ tours(limit: 5) { items { a: title b: title gallery { x: url y: url } } } }'),
    cost('{ tours(limit: 5) { a: items { id } b: items { ...F } } } fragment F on Tour { id }'),
    cost(`${spread}{ tours { count } ... on Query { y: tours(limit: 1) { count } } }`),
    cost('{ packagesByCategory(input: { category: "x" }) { id } }'),
    cost('mutation { a: logout { message } b: logout { message } }'),
    cost('{ __schema { types { name } } }'),
  ]).toEqual([2, 1000, 5, 2, 7, 9, 1, 1000, 1, 5, 10, 10, 2001, 1000, 2, 0]);
});

test('API-14 takes no batches, and shows an explorer outside production alone', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify([{ query: '{ demoLogin { email } }' }]);
  const batch = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
  const { errors }: Json = await batch.json();
  expect([batch.status, errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
  const open = (url: string) => fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
  const explorer = await open(server.url);
  expect([explorer.status, explorer.headers.get('content-security-policy')]).toEqual([200, null]);
  expect(await explorer.text()).toMatch(/<meta http-equiv="Content-Security-Policy"/);
  const page = await open(production.url);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    400,
    expect.stringContaining("script-src 'self'"),
  ]);
  expect(await page.text()).not.toMatch(/<html|<script/i);
});

test('shows its schema, but not in production', async () => {
  expect((await server.graphql(INTROSPECTION)).data.__schema.types.length).toBeGreaterThan(50);
  expect(await refusal(INTROSPECTION, production)).toMatch(/introspection/i);
  expect(await refusal('{ __type(name: "Tour") { name } }', production)).toMatch(/introspection/i);
});

test('every document of the back office is within the limits', async () => {
  const generated = new URL('../../../admin/src/generated/graphql.ts', import.meta.url);
  const exported: Record<string, string> = await import(/* @vite-ignore */ generated.href);
  const documents = Object.values(exported);
  expect(documents.length).toBeGreaterThan(20);
  const schema = buildSchema(
    await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  );
  for (const document of documents) {
    const sent = parse(document, { maxTokens: GRAPHQL_LIMITS.tokens });
    expect(validate(schema, sent, graphqlLimitRules)).toEqual([]);
    for (const operation of sent.definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
      const asked = { schema, document: sent, operation, variables: {} };
      expect(countRecords(asked)).toBeLessThanOrEqual(MOST_RECORDS);
    }
  }
});
