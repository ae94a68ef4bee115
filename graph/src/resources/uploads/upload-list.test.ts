import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { tours } from '../tours/tour.resource.ts';
import { uploads } from './upload.resource.ts';

const server = useTestServer();

async function add(colour: string, fileName: string): Promise<Json> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: colour } });
  const body = new FormData();
  body.set('type', 'gallery');
  body.set('image', new Blob([new Uint8Array(await image.png().toBuffer())]), fileName);
  const answer = await server.rest('POST', '/upload', { as: 'editor', body });
  expect(answer.status).toBe(201);
  return { ...answer.body.data, isNew: answer.body.isNew };
}

test('an upload keeps the name of its file, and gets a title where the name says one', async () => {
  const named = await add('#111', 'Éléphants_au-lac.png');
  expect(named).toMatchObject({ fileName: 'Éléphants_au-lac.png', title: 'Éléphants au lac' });
  expect(named).toMatchObject({ alt: '', caption: '', tags: [], isNew: true });
  expect(await add('#112', 'IMG_2006.PNG')).toMatchObject({ fileName: 'IMG_2006.PNG', title: '' });
  const hostile = await add('#113', `..\\..\\etc/pass\u202ewd ${'x'.repeat(300)}.png`);
  expect(hostile.fileName).toBe(`passwd ${'x'.repeat(189)}.png`);
});

test('the same file again is named as the upload that there is', async () => {
  const first = await add('#121', 'lion.png');
  const again = await add('#121', 'the same lion.png');
  expect(again).toMatchObject({ id: first.id, fileName: 'lion.png', title: 'Lion', isNew: false });
});

describeBothDoors(
  () => server,
  'the list of uploads',
  (door) => {
    const { list, update } = door.of(uploads);
    const found = async (query: Json) => {
      const { data, code } = await list(query, 'editor');
      expect([query, code]).toEqual([query, 'OK']);
      return data.map(({ fileName }: Json) => fileName);
    };
    const shade = door.name === 'REST' ? 'a' : 'b';

    test('finds uploads by title, file name, alternative text, caption and tags', async () => {
      const { id, version } = await add(`#${shade}01`, `okapi-${door.name}.png`);
      const said = {
        title: 'Zorilla at night',
        alt: 'A quagga drinks',
        caption: 'Seen by Ümit',
        tags: ['Bush Pigs', 'bush pigs', ' ', 'Dawn'],
      };
      const saved = await update(id, said, 'editor', version);
      expect(saved.data).toMatchObject({ ...said, tags: ['bush pigs', 'dawn'] });
      for (const search of ['zorilla', 'quagga', 'umit', 'bush p', `okapi-${door.name}`]) {
        expect(await found({ search })).toContain(`okapi-${door.name}.png`);
      }
      expect(await found({ search: 'gnu' })).toEqual([]);
      expect(await found({ filter: { tag: 'Dawn' } })).toContain(`okapi-${door.name}.png`);
      expect(await found({ filter: { tag: 'daw' } })).toEqual([]);
      const { data: tags } = await door.run('uploadTags', { as: 'editor' });
      expect(tags.map(({ tag }: Json) => tag)).toEqual(['bush pigs', 'dawn']);
      expect((await door.run('uploadTags')).code).toBe('UNAUTHENTICATED');
      await update(id, { tags: [], title: '', caption: '', alt: '' }, 'editor');
    });

    test('OFF-9 finds uploads by the titles of the records that show them', async () => {
      const [main, inGallery] = [
        await add(`#${shade}03`, `Main${door.name}.png`),
        await add(`#${shade}04`, `Gallery${door.name}.png`),
      ];
      const title = `Ruaha in flower by ${door.name}`;
      const gallery = [{ url: inGallery.url, type: 'image' }];
      const input = tourInput({ title, image: main.url, gallery, isActive: false });
      await door.of(tours).create(input, 'editor');
      const both = [`Gallery${door.name}.png`, `Main${door.name}.png`];
      expect((await found({ search: title.toUpperCase() })).toSorted()).toEqual(both);
      expect(await found({ search: `main${door.name}` })).toEqual([`Main${door.name}.png`]);
      expect(await found({ search: title, filter: { isUsed: false } })).toEqual([]);
    });

    test('filters by alternative text, use, size and type, alone and together', async () => {
      const shown = await add(`#${shade}11`, `shown-${door.name}.png`);
      const spare = await add(`#${shade}12`, `spare-${door.name}.png`);
      await update(shown.id, { alt: 'A lion' }, 'editor');
      const tour = tourInput({ title: `T ${door.name}`, image: shown.url, isActive: false });
      await door.of(tours).create(tour, 'editor');
      const stored = server.connection.collection('uploads');
      await stored.updateOne({ public_id: spare.public_id }, { $set: { bytes: 5 * 1024 ** 2 } });
      const names = { search: `-${door.name}` };
      const both = [spare.fileName, shown.fileName];
      const choose = (filter: Json) => found({ ...names, filter });
      expect(await choose({ hasAlt: true })).toEqual([shown.fileName]);
      expect(await choose({ hasAlt: false })).not.toContain(shown.fileName);
      expect(await choose({ isUsed: true })).toEqual([shown.fileName]);
      expect(await choose({ isUsed: false })).toContain(spare.fileName);
      expect(await choose({ isUsed: false })).not.toContain(shown.fileName);
      expect(await choose({ isLarge: true })).toEqual([spare.fileName]);
      expect(await choose({ isLarge: false })).toContain(shown.fileName);
      expect(await choose({ type: 'gallery' })).toEqual(expect.arrayContaining(both));
      expect(await choose({ type: 'tour' })).toEqual([]);
      expect(await choose({ isLarge: true, isUsed: true })).toEqual([]);
      expect(await choose({ public_id: spare.public_id })).toEqual([spare.fileName]);
      await stored.updateOne({ public_id: spare.public_id }, { $set: { bytes: 1 } });
      expect((await list({ filter: { type: 'none' } }, 'editor')).code).toBe('BAD_REQUEST');
    });

    test('sorts by file name, size and date', async () => {
      const [b, a] = [
        await add(`#${shade}22`, `sorted b ${door.name}.png`),
        await add(`#${shade}21`, `sorted a ${door.name}.png`),
      ];
      await server.connection
        .collection('uploads')
        .updateOne({ public_id: b.public_id }, { $set: { bytes: 1_000_000 } });
      const search = 'sorted';
      const order = async (sort: string) =>
        (await found({ sort, search })).filter((name: string) => name.includes(door.name));
      expect(await order('fileName')).toEqual([a.fileName, b.fileName]);
      expect(await order('-fileName')).toEqual([b.fileName, a.fileName]);
      expect(await order('-bytes')).toEqual([b.fileName, a.fileName]);
      expect(await order('createdAt')).toEqual([b.fileName, a.fileName]);
    });
  },
);
