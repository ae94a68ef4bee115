import { expect, test } from 'vitest';
import { forVisitors } from '../../testing/for-visitors.ts';
import { describeContent } from '../../testing/resource-contract.ts';
import type { Json } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { gallery } from './gallery-item.resource.ts';

const server = useTestServer();

function itemInput(changes: object = {}): Json {
  return { title: 'Dhow', image: 'https://pictures.example/dhow.jpg', ...changes };
}

const countChanges = () => server.connection.collection('outbox').countDocuments();

describeBothDoors(
  () => server,
  'gallery categories and order',
  (door) => {
    const { create, get, history, list } = door.of(gallery);
    const add = async (changes: object = {}): Promise<Json> =>
      (await create(itemInput(changes), 'editor')).data;
    const reorder = (items: unknown, as = 'editor') =>
      door.run('reorderGallery', { as, input: { items } });
    const countBeach = async (as = ''): Promise<number> => {
      const { data } = await door.run('galleryCategories', { as });
      return data.find(({ id }: Json) => id === 'beach')?.count ?? 0;
    };

    test('API-GAL-3 ENT-8 counts visible pictures, in the fixed order of categories', async () => {
      const before = [await countBeach(), await countBeach('editor')];
      await add({ category: 'beach' });
      await add({ category: 'beach', isActive: false });
      await add();
      expect([await countBeach(), await countBeach('editor')]).toEqual([
        Number(before[0]) + 1,
        Number(before[1]) + 2,
      ]);
      const { data } = await door.run('galleryCategories');
      expect(data.slice(0, 2).map(({ id }: Json) => id)).toEqual(['safari', 'beach']);
    });

    test('API-GAL-7 stores a new order in each history, and publishes it once', async () => {
      const [a, b, c] = [await add({ title: 'A' }), await add({ title: 'B' }), await add()];
      const before = await countChanges();
      const moves = [
        { id: a.id, sortOrder: 102 },
        { id: b.id, sortOrder: 101 },
        { id: c.id, sortOrder: 0 },
      ];
      const answer = await reorder(moves);
      expect(answer.code).toBe('OK');
      expect(await countChanges()).toBe(before + 1);
      const orders = new Map((await list()).data.map((item: Json) => [item.id, item.sortOrder]));
      expect([orders.get(b.id), orders.get(a.id)]).toEqual([101, 102]);
      const ids = answer.data.map(({ id }: Json) => id);
      expect(ids.indexOf(b.id)).toBeLessThan(ids.indexOf(a.id));
      const [last] = (await history(a.id, 'editor')).data;
      expect(last.after).toMatchObject({ sortOrder: 102, version: 2 });
      expect((await get(c.id)).data.version).toBe(1);
      await reorder(moves);
      expect(await countChanges()).toBe(before + 1);
    });

    test('API-GAL-7 changes nothing when one item is malformed, unknown or invalid', async () => {
      const { id } = await add();
      const good = { id, sortOrder: 5 };
      const before = await countChanges();
      expect((await reorder([good], '')).code).toBe('UNAUTHENTICATED');
      for (const [bad, code] of [
        [{ id: 'xyz', sortOrder: 1 }, 'BAD_REQUEST'],
        [{ id: 'aaaaaaaaaaaaaaaaaaaaaaaa', sortOrder: 1 }, 'NOT_FOUND'],
        [{ id, sortOrder: 6 }, 'INVALID'],
        [{ sortOrder: 1 }, 'INVALID'],
      ] as const) {
        expect([bad, (await reorder([good, bad])).code]).toEqual([bad, code]);
      }
      // GraphQL's types refuse these before the validators run.
      for (const bad of [{ id, sortOrder: 1.5 }, 'text']) {
        const { code } = await reorder([good, bad]);
        expect([bad, code]).toEqual([bad, door.name === 'REST' ? 'INVALID' : 'BAD_REQUEST']);
      }
      for (const none of [[], undefined]) {
        expect((await reorder(none)).errors).toEqual([
          { path: 'items', message: 'Items are required' },
        ]);
      }
      expect((await get(id)).data.sortOrder).toBe(0);
      expect(await countChanges()).toBe(before);
    });

    test('ENT-7 API-GAL-1 fills omitted fields with defaults and filters by category', async () => {
      const category = door.name === 'REST' ? 'nature' : 'cultural';
      const item = await add({ category });
      expect(await add()).toMatchObject({
        description: '',
        alt: '',
        category: 'safari',
        sortOrder: 0,
        isFeatured: false,
        isActive: true,
      });
      const found = await list({ filter: { category, isActive: true }, limit: 50 });
      expect(found).toMatchObject({ data: [forVisitors(item)], count: 1 });
      expect((await list({ filter: { category: 'space' } })).code).toBe('BAD_REQUEST');
    });
  },
);

describeContent({
  getServer: () => server,
  resource: gallery,
  ids: {
    list: 'API-GAL-1',
    read: 'API-GAL-2',
    create: 'API-GAL-4',
    update: 'API-GAL-5',
    remove: 'API-GAL-6',
  },
  makeInput: itemInput,
  required: ['title', 'image'],
  change: { alt: 'A boat under sail' },
});
