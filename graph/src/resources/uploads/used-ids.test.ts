import { expect, test } from 'vitest';
import { createDrafts } from '#core/drafts/drafts.ts';
import { serviceOf } from '../../services.ts';
import { tourInput } from '../../testing/test-server.ts';
import { callerAs, useTestServer } from '../../testing/use-test-server.ts';
import { findUsedIds } from './unused-uploads.ts';
import { createUsedIds } from './used-ids.ts';

const server = useTestServer();
const call = callerAs(server, 'editor');

const idOf = (digit: string) => digit.repeat(20);
const picture = (digit: string) => `https://pictures.example/${idOf(digit)}-1536.webp`;

function toolsOf() {
  const { connection, services } = server;
  return { connection, services: services.byName, drafts: createDrafts(connection) };
}

test('which pictures are used is known from what has changed alone, and equals a full read', async () => {
  const tools = toolsOf();
  const readUsed = createUsedIds('uploads', tools);
  /** How many records were read; what is known then equals what all records say. */
  const read = async () => {
    const { ids, readCount } = await readUsed();
    const whole = await findUsedIds(serviceOf(tools.services, 'uploads'), tools);
    expect([...ids].sort()).toEqual([...whole].sort());
    return { readCount, has: (digit: string) => ids.has(idOf(digit)) };
  };
  const first = await call('POST', '/tours', tourInput({ image: picture('a') }));
  const second = await call('POST', '/tours', tourInput({ image: picture('b') }));
  const begin = await read();
  expect([begin.readCount > 1, begin.has('a'), begin.has('b'), begin.has('c')]).toEqual([
    ...[true, true, true, false],
  ]);
  expect((await read()).readCount).toBe(0);

  await call('PUT', `/tours/${first.id}`, { image: picture('c') });
  const changed = await read();
  expect([changed.readCount, changed.has('a'), changed.has('c')]).toEqual([1, false, true]);

  // In the bin it still counts, until it is removed from there.
  await call('DELETE', `/tours/${second.id}`);
  const inBin = await read();
  expect([inBin.readCount, inBin.has('b')]).toEqual([1, true]);
  expect((await read()).readCount).toBe(0);
  await call('POST', '/bin/remove', { resource: 'tours', ids: [second.id] });
  expect((await read()).has('b')).toBe(false);

  const values = JSON.stringify({ image: picture('d') });
  const draft = { resource: 'tours', values, version: 0, baseVersion: 2 };
  await call('PUT', `/drafts/tours/${first.id}`, draft);
  expect((await read()).has('d')).toBe(true);

  // Somebody may still look at a preview.
  const record = JSON.stringify(tourInput({ image: picture('e') }));
  await call('POST', '/preview', { resource: 'tours', record });
  expect((await read()).has('e')).toBe(true);
  const previews = server.connection.collection('previews');
  await previews.updateMany({}, { $set: { expiresAt: new Date(0) } });
  expect((await read()).has('e')).toBe(false);
});

test('who asks together shares one answer, which holds what was saved before', async () => {
  const tools = toolsOf();
  const readUsed = createUsedIds('uploads', tools);
  const early = readUsed();
  await call('POST', '/tours', tourInput({ image: picture('f') }));
  const [one, other] = await Promise.all([readUsed(), readUsed()]);
  expect([one.ids.has(idOf('f')), other.ids.has(idOf('f'))]).toEqual([true, true]);
  await early;
});
