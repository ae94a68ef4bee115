import { type APIRequestContext, expect } from '@playwright/test';

/** The login of the demo. A server that runs already may have another. */
export const LOGIN = {
  email: process.env.KARIBU_DEMO_EMAIL ?? 'admin@baobab-and-dhow.example',
  password: process.env.KARIBU_DEMO_PASSWORD ?? 'karibu-demo',
};

export type Session = { token: string; user: unknown };

let shared: Promise<Session> | null = null;

/** The one login of all tests of a worker; none of them may end it. */
export function sharedLogin(request: APIRequestContext): Promise<Session> {
  shared ??= logIn(request);
  return shared;
}

/** A login of its own, for tests that end it, or that are somebody else. */
export async function logIn(request: APIRequestContext, login = LOGIN): Promise<Session> {
  const response = await request.post('/api/auth/login', { data: login });
  expect(response.status()).toBe(200);
  const { token, ...user } = (await response.json()).data;
  return { token, user };
}
