import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT, SAMPLE_RECORDS } from '../testing/sample-records.ts';
import { type Json, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const titles: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  for (const { name, title } of CONTENT) {
    titles[name] = `Called by ${title} of ${name}`;
    await call('POST', `/${name}`, { ...SAMPLE_RECORDS[`/${name}`], [title ?? '']: titles[name] });
  }
});
afterAll(() => server.close());

async function call(method: string, path: string, body?: object): Promise<Json> {
  const answer = await server.rest(method, path, { as: 'editor', body });
  expect([method, path, answer.status, answer.body.errors]).toEqual([
    ...[method, path, answer.status < 300 ? answer.status : 'success', undefined],
  ]);
  return answer.body.data;
}

test.each(CONTENT.map(({ name }) => name))(
  'REG-3 an import calls a record of %s by its title',
  async (name) => {
    const [{ id }] = await call('GET', `/${name}`);
    const records = JSON.stringify([{ id }]);
    const outcome = await call('POST', '/import', { resource: name, records, isDryRun: true });
    expect(outcome).toMatchObject([{ title: titles[name] }]);
  },
);

test('REG-3 the bin calls every deleted record by its title', async () => {
  // What others refer to is deleted last.
  for (const { name } of CONTENT.toReversed()) {
    const [{ id }] = await call('GET', `/${name}`);
    await call('DELETE', `/${name}/${id}`);
  }
  const found = (await call('GET', '/bin')).map(({ resource, title }: Json) => [resource, title]);
  expect(Object.fromEntries(found)).toEqual(titles);
});
