import { expect, test } from 'vitest';
import { SYSTEM_CONTEXT } from '#core/access.ts';
import { createDrafts } from '#core/drafts/drafts.ts';
import { tourInput } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { replaceUses } from './replace-uses.ts';

const server = useTestServer();

const OLD = '/uploads/aaaaaaaaaaaaaaaaaaaa/320.webp';
const NEW = '/uploads/bbbbbbbbbbbbbbbbbbbb/640.webp';

test('OFF-10 a draft that is saved while its picture is replaced keeps what was saved', async () => {
  const { connection, services } = server;
  const drafts = createDrafts(connection);
  const body = tourInput({ title: 'Live' });
  const { id: recordId } = (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
  const key = { resource: 'tours', recordId };
  const draft = { ...key, base: { version: 1, values: {} }, version: 0 };
  await drafts.save(SYSTEM_CONTEXT, { ...draft, values: { title: 'First', image: OLD } });
  const late = {
    ...drafts,
    /** Somebody saves the draft right after it was read. */
    async listAll() {
      const all = await drafts.listAll();
      const values = { title: 'Second', image: OLD };
      await drafts.save(SYSTEM_CONTEXT, { ...draft, version: 1, values });
      return all;
    },
  };
  const from = { base: '/uploads/', publicIds: ['aaaaaaaaaaaaaaaaaaaa'] };
  const tools = { connection, services: services.byName, drafts: late };
  await replaceUses(SYSTEM_CONTEXT, tools, { from, url: NEW });
  const kept = await drafts.find('tours', recordId);
  expect(kept?.values).toEqual({ title: 'Second', image: NEW });
});
