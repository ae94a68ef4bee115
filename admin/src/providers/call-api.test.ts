import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readErrorBody } from './api-error.ts';
import { callApi } from './call-api.ts';
import type { Document } from './document.ts';

const document = 'query OneTour($id: ID!) { tour(id: $id) { title } }' as Document<
  { tour: { title: string } },
  { id: string }
>;

let stored: Map<string, string>;
let sent: { headers: Record<string, string>; body: string }[];

beforeEach(() => {
  stored = new Map([['token', 'abc']]);
  stored.set('user', JSON.stringify({ id: '1', name: 'A', email: 'a@b.example', role: 'admin' }));
  sent = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Lets the server give an answer to everything. */
function answer(body: string, status = 200) {
  vi.stubGlobal('fetch', async (_address: string, request: (typeof sent)[number]) => {
    sent.push(request);
    return new Response(body, { status });
  });
}

async function refusalOf(call: Promise<unknown>) {
  return readErrorBody(await call.catch((error: unknown) => error));
}

it('sends the operation with its name and variables, as the person who is signed in', async () => {
  answer('{"data":{"tour":{"title":"Reef"}}}');
  const { tour } = await callApi(document, { id: 'a1' }, { idempotencyKey: 'k' });
  expect(tour.title).toBe('Reef');
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    ...{ operationName: 'OneTour', variables: { id: 'a1' }, query: document },
  });
  expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer abc', 'Idempotency-Key': 'k' });
});

it('gives a refusal to the form, whatever status it comes with', async () => {
  for (const status of [200, 409]) {
    answer('{"errors":[{"message":"Taken","extensions":{"code":"CONFLICT"}}]}', status);
    const { code, errors } = await refusalOf(callApi(document, { id: 'a1' }));
    expect([code, errors]).toEqual(['CONFLICT', { root: { server: 'Taken' } }]);
  }
  expect(stored.size).toBe(2);
});

it('ends a session that the API refuses', async () => {
  answer('{"errors":[{"message":"No","extensions":{"code":"UNAUTHENTICATED"}}]}', 401);
  expect((await refusalOf(callApi(document, { id: 'a1' }))).code).toBe('UNAUTHENTICATED');
  expect(stored.size).toBe(0);
});

it('takes what is not of the API for no answer', async () => {
  for (const body of ['<h1>Bad gateway</h1>', '{}', '']) {
    answer(body, 502);
    expect((await refusalOf(callApi(document, { id: 'a1' }))).code).toBe('UNREACHABLE');
  }
});
