import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const PASSED_ON = { headers: { 'x-forwarded-for': '203.0.113.9' } };
/** A new installation has settings that nobody saved. */
const NEW = ['settings-unsaved'];
const MENDS = /TRUST_PROXY=1/;

let server: TestServer;
let lines: string[];
afterEach(() => server.close());

async function start(TRUST_PROXY: string) {
  lines = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  server = await startTestServer({ logger, environment: { TRUST_PROXY } });
}

const warningsFor = async (as: 'admin' | 'editor') =>
  (await server.rest('GET', '/publication', { as })).body.data.warnings;

test('TRUST-10 warns once of a proxy that is not trusted, in the log and to administrators', async () => {
  await start('0');
  expect([await warningsFor('admin'), lines]).toEqual([NEW, []]);
  // A page, an answer of the API, and a second one.
  await fetch(server.url, PASSED_ON);
  for (const _ of [1, 2]) await server.rest('GET', '/tours', PASSED_ON);
  expect(lines).toEqual([expect.stringMatching(MENDS)]);
  expect(await warningsFor('admin')).toEqual(['proxy-ignored', ...NEW]);
  expect(await warningsFor('editor')).toEqual(NEW);
});

test('TRUST-10 says nothing of a proxy that TRUST_PROXY counts', async () => {
  await start('1');
  await server.rest('GET', '/tours', PASSED_ON);
  expect([await warningsFor('admin'), lines]).toEqual([NEW, []]);
});
