import { beforeAll, expect, test } from 'vitest';
import { CONTENT, SAMPLE_RECORDS } from '../testing/sample-records.ts';
import type { Json } from '../testing/test-server.ts';
import { callerAs, useTestServer } from '../testing/use-test-server.ts';

const server = useTestServer();
const call = callerAs(server, 'editor');
const titles: Record<string, string> = {};
beforeAll(async () => {
  for (const { name, title } of CONTENT) {
    titles[name] = `Called by ${title} of ${name}`;
    await call('POST', `/${name}`, { ...SAMPLE_RECORDS[`/${name}`], [title ?? '']: titles[name] });
  }
});

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
