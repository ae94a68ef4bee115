import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { serviceOf } from '../../services.ts';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { SYSTEM_CONTEXT } from '../access.ts';

const server = useTestServer();

const service = () => serviceOf(server.services.byName, 'tours');

describeBothDoors(
  () => server,
  'history',
  (door) => {
    const tours = () => door.of(service().resource);
    const add = async (values: object): Promise<Json> =>
      (await tours().create(tourInput({ isActive: false, ...values }), 'editor')).data;

    test('ADM-FORM-6 API-14 a long history is read page by page, and brings back its first version', async () => {
      const { id, price } = await add({ title: `Long by ${door.name}` });
      for (let count = 1; count < 230; count += 1) {
        await service().update(SYSTEM_CONTEXT, id, { price: count }, count);
      }
      const usual = await tours().history(id, 'editor');
      expect([usual.count, usual.data.length, usual.data[0].version]).toEqual([230, 50, 230]);
      const last = await tours().history(id, 'editor', { page: 3, limit: 100 });
      const versions = last.data.map(({ version }: Json) => version);
      expect([last.count, versions]).toEqual([230, Array.from({ length: 30 }, (_, n) => 30 - n)]);
      for (const page of [{ page: 0 }, { limit: 0 }, { limit: 1001 }, { page: 1_000_001 }]) {
        expect((await tours().history(id, 'editor', page)).code).toBe('BAD_REQUEST');
      }
      const restored = await tours().restore(id, 1, 'editor');
      expect(restored.data).toMatchObject({ price, version: 231 });
    });

    test('ADM-FORM-6 a record that comes back keeps every address it had and its first moment', async () => {
      const first = await add({ slug: `first-${door.name.toLowerCase()}` });
      await tours().update(first.id, { slug: `second-${door.name.toLowerCase()}` }, 'editor');
      for (let version = 2; version < 60; version += 1) {
        await service().update(SYSTEM_CONTEXT, first.id, { price: version }, version);
      }
      await tours().remove(first.id, 'editor');
      const { data } = await tours().restore(first.id, 60, 'editor');
      expect(data).toMatchObject({ createdAt: first.createdAt, version: 62, price: 59 });
      const stored = await service().model.findOne({ _id: first.id }).lean();
      expect(stored?.previousSlugs).toEqual([first.slug]);
    });

    test('ADM-FORM-6 changes are in the order of their versions, whichever process made their ids', async () => {
      const { id } = await add({ title: `Shared by ${door.name}` });
      await tours().update(id, { price: 2 }, 'editor');
      await tours().remove(id, 'editor');
      await tours().restore(id, 2, 'editor');
      const notes = server.connection.collection('history');
      const [{ _id, ...deletion }]: Json[] = await notes
        .find({ recordId: id, action: 'delete' })
        .toArray();
      // A process whose ids are behind those of the others.
      await notes.deleteOne({ _id });
      await notes.insertOne({ ...deletion, _id: new mongoose.Types.ObjectId('0'.repeat(24)) });
      const listed = (await tours().history(id, 'editor')).data;
      expect(listed.map(({ action, version }: Json) => [version, action])).toEqual([
        [4, 'restore'],
        [3, 'delete'],
        [2, 'update'],
        [1, 'create'],
      ]);
      await notes.deleteOne({ recordId: id, action: 'delete' });
    });

    test('ADM-FORM-6 a deletion keeps what was saved at the same moment', async () => {
      for (let round = 1; round <= 8; round += 1) {
        const { id } = await add({ title: `Hurried ${round} by ${door.name}` });
        const [saved] = await Promise.all([
          tours().update(id, { price: 4000 + round }, 'editor'),
          tours().remove(id, 'admin'),
        ]);
        expect((await tours().get(id, 'editor')).code).toBe('NOT_FOUND');
        const [deletion, before] = (await tours().history(id, 'editor')).data;
        const version = saved.code === 'OK' ? 3 : 2;
        expect([deletion.action, deletion.version]).toEqual(['delete', version]);
        expect(deletion.before.price).toBe(before.after.price);
      }
    });
  },
);

test('API-5 a parameter that the history does not know is refused', async () => {
  const input = tourInput({ title: 'Asked', isActive: false });
  const { body } = await server.rest('POST', '/tours', { as: 'editor', body: input });
  const path = `/tours/${body.data.id}/history`;
  const { status, body: answer } = await server.rest('GET', `${path}?sort=at`, { as: 'editor' });
  expect([status, answer.message]).toEqual([400, 'Unknown query parameter: sort']);
});
