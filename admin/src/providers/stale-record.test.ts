import { expect, it, vi } from 'vitest';
import { readErrorBody, refusedCall } from './api-error.ts';
import { saveOrShowTheirs } from './stale-record.ts';

const refusal = (extensions: object) => refusedCall({ message: 'Refused', extensions });

async function save(extensions: object) {
  const read = vi.fn(async () => ({ data: { version: 9 } }));
  const refuse = async () => {
    throw refusal(extensions);
  };
  const error = await saveOrShowTheirs(refuse, read).catch((thrown: unknown) => thrown);
  return { ...readErrorBody(error), reads: read.mock.calls.length };
}

it('TRUST-7 reads the record that a refusal was too short to carry', async () => {
  expect(await save({ code: 'STALE_VERSION' })).toMatchObject({
    current: { version: 9 },
    reads: 1,
  });
  const carried = await save({ code: 'STALE_VERSION', current: { version: 8 } });
  expect(carried).toMatchObject({ current: { version: 8 }, reads: 0 });
  expect(await save({ code: 'INVALID' })).toMatchObject({ code: 'INVALID', reads: 0 });
});

it('gives what was saved', async () => {
  const nothing = async () => ({ data: {} });
  expect(await saveOrShowTheirs(async () => 'saved', nothing)).toBe('saved');
});
