import { expect, test } from 'vitest';
import { readResponseContract } from './response-contract.ts';

const check = await readResponseContract();
const json = new Headers({ 'content-type': 'application/json; charset=utf-8' });
const answer = (status: number, body: unknown, headers = json) => ({ status, body, headers });
const list = { data: [], count: 0 };
const failure = { message: 'No', code: 'NOT_FOUND' };

test('API-2 API-3 the check of answers passes described ones', () => {
  check('GET', '/tours?page=2', answer(200, list));
  check('GET', '/tours/reef-day', answer(404, failure));
  check('GET', '/nowhere', answer(404, failure));
  check('GET', '/tours', answer(304, '', new Headers()));
  check('GET', '/newsletter/export', answer(200, 'a', new Headers({ 'content-type': 'text/csv' })));
});

test('API-2 API-3 the check of answers refuses undescribed ones', () => {
  const wrong: [string, string, ReturnType<typeof answer>][] = [
    ['GET', '/tours', answer(200, { ...list, secret: 1 })],
    ['GET', '/tours', answer(200, { data: [] })],
    ['GET', '/tours', answer(200, { data: [{ id: 'a' }], count: 1 })],
    ['GET', '/tours', answer(201, list)],
    ['GET', '/tours', answer(304, list)],
    ['GET', '/tours', answer(404, failure)],
    ['GET', '/tours/reef-day', answer(401, { message: 'No', code: 'UNAUTHENTICATED' })],
    ['GET', '/tours/reef-day', answer(404, { message: 'No', code: 'CONFLICT' })],
    ['POST', '/tours', answer(422, { message: 'No', code: 'INVALID' })],
    ['GET', '/tours', answer(200, list, new Headers({ 'content-type': 'text/html' }))],
    ['GET', '/tours/reef-day', answer(404, { message: 'No' })],
    ['GET', '/nowhere', answer(200, list)],
    ['GET', '/nowhere', answer(404, { error: 'No' })],
  ];
  for (const [method, path, given] of wrong) expect(() => check(method, path, given)).toThrow();
});
