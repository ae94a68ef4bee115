import { expect, it } from 'vitest';
import { refusedCall, unansweredCall } from './api-error.ts';
import { deleteOnce } from './lost-deletions.ts';

const missing = async () => {
  throw refusedCall({ message: 'Not found', extensions: { code: 'NOT_FOUND' } });
};
const unanswered = async () => {
  throw unansweredCall(new TypeError('lost'));
};

it('counts a missing record as deleted only if the answer to its deletion got lost', async () => {
  const record = ['tours', 'a'] as const;
  await expect(deleteOnce(record, missing)).rejects.toBeDefined();
  await expect(deleteOnce(record, unanswered)).rejects.toBeDefined();
  await expect(deleteOnce(['team', 'a'], missing)).rejects.toBeDefined();
  expect(await deleteOnce(record, missing)).toBeNull();
  await expect(deleteOnce(record, missing)).rejects.toBeDefined();
});
