import { type APIRequestContext, expect } from '@playwright/test';
import { camelCase, resources } from '../graph/src/contract.ts';
import { sharedLogin } from './session.ts';

// What was uploaded stays in the media library until somebody removes it: no test counts it.
const COUNTED = Object.values(resources).filter(({ name }) => name !== 'uploads');
const LISTS = COUNTED.filter(({ isSingle }) => !isSingle).map(({ name }) => camelCase(name));
const SINGLES = COUNTED.filter(({ isSingle }) => isSingle).map(({ name }) => name);
const QUERY = `{ ${LISTS.map((list) => `${list}(limit: 1) { count }`).join(' ')} }`;

export type Content = Record<string, unknown>;

/** How many records of each kind there are, and what the single records say. */
export async function readContent(request: APIRequestContext): Promise<Content> {
  const { token } = await sharedLogin(request);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post('/graphql', { headers, data: { query: QUERY } });
  const { data, errors } = (await answer.json()) as Answer;
  expect(errors).toBeUndefined();
  const counts = Object.entries(data).map(([list, { count }]) => [list, count]);
  const singles = SINGLES.map(async (name) => [name, await readSingle(request, name)]);
  return Object.fromEntries([...counts, ...(await Promise.all(singles))]);
}

type Answer = { data: Record<string, { count: number }>; errors?: unknown };

async function readSingle(request: APIRequestContext, name: string): Promise<unknown> {
  const { data } = await (await request.get(`/api/${name}`)).json();
  const { version, updatedAt, ...values } = data;
  return values;
}
