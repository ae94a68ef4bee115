import { type APIRequestContext, expect } from '@playwright/test';
import { sharedLogin } from './session.ts';

const LISTS = [
  ...['tours', 'packages', 'packageCategories', 'destinations', 'gallery', 'blog'],
  ...['testimonials', 'team', 'careers', 'newsletter', 'users'],
];
const QUERY = `{ ${LISTS.map((list) => `${list}(limit: 1) { count }`).join(' ')} }`;

export type Content = Record<string, unknown>;

/** How many records of each kind there are, and what the single records say. */
export async function readContent(request: APIRequestContext): Promise<Content> {
  const { token } = await sharedLogin(request);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post('/graphql', { headers, data: { query: QUERY } });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: Record<string, { count: number }> };
  const counts = Object.entries(data).map(([list, { count }]) => [list, count]);
  const [settings, metrics] = await Promise.all([readSingle('settings'), readSingle('metrics')]);
  return { ...Object.fromEntries(counts), settings, metrics };

  async function readSingle(name: string): Promise<unknown> {
    const { version, updatedAt, ...values } = (await (await request.get(`/api/${name}`)).json())
      .data;
    return values;
  }
}
