import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let document: Json;
beforeAll(async () => {
  server = await startTestServer();
  const file = new URL('../../openapi.json', import.meta.url);
  document = JSON.parse(await readFile(file, 'utf8'));
});
afterAll(() => server.close());

test('RUN-2 says that it runs, and that the database answers', async () => {
  for (const path of ['/health', '/ready']) {
    const { status, body } = await server.rest('GET', path);
    expect([path, status, body]).toEqual([path, 200, { status: 'ok' }]);
  }
});

test('serves the OpenAPI document that is committed', async () => {
  const { status, body } = await server.rest('GET', '/openapi.json');
  expect([status, body]).toEqual([200, document]);
});

test('API-1 API-13 all that can be read, as the document says, is 304 for who has it', async () => {
  const reads = Object.keys(document.paths).filter(
    (path) => document.paths[path].get && !path.includes('{'),
  );
  expect(reads.length).toBeGreaterThan(20);
  for (const path of reads) {
    const first = await server.rest('GET', path, { as: 'admin' });
    // Without the second header `fetch` forbids caches to answer.
    const headers = {
      'if-none-match': String(first.headers.get('etag')),
      'cache-control': 'max-age=0',
    };
    const { status } = await server.rest('GET', path, { as: 'admin', headers });
    expect([path, first.status, status]).toEqual([path, 200, 304]);
  }
});

test('API-1 API-5 lists take exactly the documented orders and pages', async () => {
  const lists = Object.entries<Json>(document.paths).filter(([, { get }]) =>
    get?.parameters?.some(({ name }: Json) => name === 'sort'),
  );
  for (const [path, { get }] of lists) {
    const schemaOf = (name: string) =>
      get.parameters.find((each: Json) => each.name === name).schema;
    const [page, limit] = [schemaOf('page'), schemaOf('limit')];
    const fine = [
      ...schemaOf('sort').enum.map((name: string) => `sort=${name}`),
      ...[`page=${page.minimum}`, `page=${page.maximum}`],
      ...[`limit=${limit.minimum}`, `limit=${limit.maximum}`],
    ];
    const wrong = [
      ...['sort=password', 'sort=--createdAt'],
      ...[`page=${page.minimum - 1}`, `page=${page.maximum + 1}`],
      ...[`limit=${limit.minimum - 1}`, `limit=${limit.maximum + 1}`],
    ];
    for (const [queries, expected] of [[fine, 200] as const, [wrong, 400] as const]) {
      for (const query of queries) {
        const { status } = await server.rest('GET', `${path}?${query}`, { as: 'admin' });
        expect([path, query, status]).toEqual([path, query, expected]);
      }
    }
  }
  expect(lists).toHaveLength(14);
});

test('RUN-2 shows every call of the API on one page without script or outside files', async () => {
  const { status, headers, body } = await server.rest('GET', '/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const [path, methods] of Object.entries<Json>(document.paths)) {
    expect(body).toContain(`<code>${path}</code>`);
    for (const { summary } of Object.values<Json>(methods)) {
      expect(body).toContain(summary.replaceAll("'", '&#39;'));
    }
  }
  expect(body).not.toMatch(/<script|\s(src|on\w+)=|https?:|@import|url\(/i);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !body.includes(`id="${id}"`))).toEqual([]);
});
