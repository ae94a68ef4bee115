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
