import { beforeAll, expect, test } from 'vitest';
import { tourInput } from '../../testing/test-server.ts';
import { callerAs, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
const asEditor = callerAs(server, 'editor');
/** What was asked of the collection of tours. */
const asked: string[] = [];
beforeAll(async () => {
  for (const title of ['Made one', 'Made two', 'Made three'])
    await asEditor('POST', '/tours', tourInput({ title }));
  server.connection.set('debug', (collection: string, call: string) => {
    if (collection === 'tours') asked.push(call);
  });
});

test.each([
  { page: '', shown: 3, count: 3, isCounted: true },
  { page: '&search=made', shown: 3, count: 3, isCounted: false },
  { page: '&search=made&page=1&limit=2', shown: 2, count: 3, isCounted: true },
  { page: '&search=made&page=2&limit=2', shown: 1, count: 3, isCounted: false },
  { page: '&search=made&page=1&limit=3', shown: 3, count: 3, isCounted: true },
  { page: '&search=made&page=3&limit=2', shown: 0, count: 3, isCounted: true },
  { page: '&search=nothing', shown: 0, count: 0, isCounted: false },
])('A9 a search is counted only where its page does not end the list: $page', async (each) => {
  asked.length = 0;
  const { body } = await server.rest('GET', `/tours?sort=title${each.page}`, { as: 'editor' });
  const isCounted = asked.includes('countDocuments');
  expect({ ...each, shown: body.data.length, count: body.count, isCounted }).toEqual(each);
});
