import { afterEach, expect, test } from 'vitest';
import { type Json, tourInput } from '../../../testing/test-server.ts';
import { describeBothDoors } from '../../../testing/two-doors.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';

const server = useTestServer();
afterEach(async () => {
  expect(await server.connection.collection('journal').countDocuments()).toBe(0);
  expect(await server.connection.collection('locks').countDocuments()).toBe(0);
});

const rate = (season: string, from: string, to: string, price: number) => ({
  season,
  from,
  to,
  everyYear: true,
  singleSupplement: 300,
  perPerson: [
    { travellers: 2, price: price + 333 },
    { travellers: 4, price },
  ],
});
const PRICED = {
  price: 1250,
  rates: [
    rate('Green', '2027-03-01', '2027-05-31', 1250),
    rate('Peak', '2027-07-01', '2027-09-30', 1855),
  ],
  departures: [{ date: '2029-04-10', price: 1777.5 }],
};
const RAISE = { how: 'amount', fields: ['price', 'rates', 'departures'], percent: 8, roundTo: 10 };

describeBothDoors(
  () => server,
  'edits of many records',
  (door) => {
    const edit = (records: object[], rule: object, more: object = {}) =>
      door.run('editRecords', {
        as: 'editor',
        input: { resource: 'tours', records, edit: JSON.stringify(rule), isDryRun: false, ...more },
      });
    const undo = (records: object[]) =>
      door.run('undoRecords', { as: 'editor', input: { resource: 'tours', records } });
    const preview = async (records: object[], rule: object) =>
      (await edit(records, rule, { isDryRun: true })).data;
    const versions = (list: Json[]) => list.map(({ id, version }) => ({ id, version }));

    test('OFF-13 a preview tells every price before and after, and writes nothing', async () => {
      const { id } = await addTour(PRICED);
      const [told] = await preview([{ id }], RAISE);
      expect(told).toMatchObject({ id, isDone: true, version: 1 });
      const changes = told.changes.map(({ path, before, after }: Json) => [path, before, after]);
      expect(changes).toEqual([
        ['price', '1250', '1350'],
        ['rates.0.perPerson.0.price', '1583', '1710'],
        ['rates.0.perPerson.1.price', '1250', '1350'],
        ['rates.0.singleSupplement', '300', '320'],
        ['rates.1.perPerson.0.price', '2188', '2360'],
        ['rates.1.perPerson.1.price', '1855', '2000'],
        ['rates.1.singleSupplement', '300', '320'],
        ['departures.0.price', '1777.5', '1920'],
      ]);
      expect(told.changes[1].label).toBe('Rates · Green · 2 travellers · Price per person');
      expect((await read(id)).version).toBe(1);
    });

    test('OFF-13 the season’s prices alone are changed, and a price on request stays', async () => {
      const { id } = await addTour(PRICED);
      const request = await addTour({ price: 0 });
      const green = { ...RAISE, percent: 0, plus: 25, roundTo: 0, row: 'green' };
      const [told] = await preview([{ id }], green);
      expect(told.changes.map(({ path }: Json) => path)).toEqual([
        'rates.0.perPerson.0.price',
        'rates.0.perPerson.1.price',
        'rates.0.singleSupplement',
      ]);
      expect(await preview([{ id: request.id }], RAISE)).toMatchObject([
        { isDone: true, changes: [] },
      ]);
    });

    test('OFF-13 an edit is written as previewed and published once; one undo takes it back', async () => {
      const tours = await Promise.all([addTour(PRICED), addTour(PRICED), addTour({ price: 99.5 })]);
      const told = await preview(
        tours.map(({ id }) => ({ id })),
        RAISE,
      );
      const published = await outbox().countDocuments();
      const { data } = await edit(versions(told), RAISE);
      expect(await outbox().countDocuments()).toBe(published + 1);
      expect(data.map(({ isDone, version }: Json) => [isDone, version])).toEqual([
        [true, 2],
        [true, 2],
        [true, 2],
      ]);
      const after = await Promise.all(tours.map(({ id }) => read(id)));
      expect(after.map(({ price }) => price)).toEqual([1350, 1350, 110]);
      expect(after[0].rates[1].perPerson[1].price).toBe(2000);

      const undone = (await undo(versions(data))).data;
      expect(undone.map(({ isDone }: Json) => isDone)).toEqual([true, true, true]);
      for (const { id, price, rates, departures } of tours) {
        expect(await read(id)).toMatchObject({ price, rates, departures, version: 3 });
      }
    });

    test('OFF-13 a second try of an edit raises nothing twice', async () => {
      const { id, version } = await addTour(PRICED);
      expect((await edit([{ id, version }], RAISE)).data).toMatchObject([{ isDone: true }]);
      expect((await edit([{ id, version }], RAISE)).data).toMatchObject([
        { isDone: false, code: 'STALE_VERSION' },
      ]);
      expect((await edit([{ id }], RAISE)).code).toBe('INVALID');
      expect((await read(id)).price).toBe(1350);
    });

    test('OFF-13 an undo leaves alone what was changed since, and names it', async () => {
      const [both, other, gone] = (await Promise.all(
        [PRICED, PRICED, PRICED].map((values) => addTour(values)),
      )) as [Json, Json, Json];
      const edited = (await edit(versions([both, other, gone]), RAISE)).data;
      await update(both.id, { price: 1240 });
      await update(other.id, { title: 'Another title' });
      await server.rest('DELETE', `/tours/${gone.id}`, { as: 'editor' });
      expect((await undo(versions(edited))).data).toMatchObject([
        { isDone: true, message: 'Changed since, and left as it is: Price' },
        { isDone: true, message: '' },
        { isDone: false, code: 'NOT_FOUND' },
      ]);
      expect(await read(both.id)).toMatchObject({ price: 1240, rates: both.rates });
      expect(await read(other.id)).toMatchObject({ price: 1250, title: 'Another title' });
      const [again] = (await undo([{ id: both.id, version: 2 }])).data;
      expect(again).toMatchObject({ isDone: false, code: 'CONFLICT' });
    });

    test('OFF-13 an undo takes back what others leave alone who save at that moment', async () => {
      const tours = await Promise.all(Array.from({ length: 8 }, () => addTour({ price: 500 })));
      const values = { price: 600, duration: '9 days' };
      const edited = (await edit(versions(tours), { how: 'set', values })).data;
      const saves = tours.map(({ id }) => update(id, { price: 700 }));
      const [undone] = await Promise.all([undo(versions(edited)), ...saves]);
      expect(undone.data.map(({ isDone }: Json) => isDone)).toEqual(tours.map(() => true));
      for (const { id, duration } of tours) {
        expect(await read(id)).toMatchObject({ price: 700, duration });
      }
    });

    test('OFF-13 what one record refuses is named in the preview and keeps no other', async () => {
      const priced = await addTour(PRICED);
      const plain = await addTour({ price: 500 });
      const low = await addTour({ price: 20 });
      const records = versions([priced, plain, low]);
      const priceAlone = { ...RAISE, fields: ['price'], percent: 0, plus: 40 };
      const tried = await preview(records, priceAlone);
      expect(tried).toMatchObject([
        { isDone: false, code: 'INVALID', message: expect.stringContaining('cheapest rate') },
        { isDone: true },
        { isDone: true },
      ]);
      const lower = { ...priceAlone, plus: -40 };
      expect((await edit(records, lower)).data).toMatchObject([
        { isDone: true },
        { isDone: true },
        { isDone: false, message: 'Price would be 0 or less' },
      ]);
      expect((await read(plain.id)).price).toBe(460);
      const extras = [{ name: 'Night drive', price: 45, per: 'person' }];
      const extra = versions([await addTour({ price: 500, extras })]);
      expect(
        await preview(extra, { ...lower, fields: ['price', 'extras'], plus: -50 }),
      ).toMatchObject([
        { isDone: false, message: 'Extras · Night drive · Price would be 0 or less' },
      ]);
    });

    test('OFF-13 texts and lists are added to, set and thinned out', async () => {
      const { id } = await addTour({ highlights: ['Reef'], parkFees: 'Included.' });
      const after = async (rule: object) => {
        await edit(versions([await read(id)]), rule);
        return read(id);
      };
      const added = await after({
        how: 'add',
        field: 'description',
        value: 'Rates for 2030 < old.',
      });
      expect(added.description).toMatch(/<p>Rates for 2030 &lt; old.<\/p>$/);
      const fees = await after({ how: 'add', field: 'parkFees', value: 'From 2030: $80.' });
      expect(fees.parkFees).toBe('Included.\nFrom 2030: $80.');
      const listed = await after({ how: 'add', field: 'highlights', value: 'Reef\nTurtles' });
      expect(listed.highlights).toEqual(['Reef', 'Turtles']);
      const fewer = await after({ how: 'remove', field: 'highlights', value: ['Reef'] });
      expect(fewer.highlights).toEqual(['Turtles']);
      const set = await after({ how: 'set', values: { bestMonths: [6, 7], isFeatured: true } });
      expect(set).toMatchObject({ bestMonths: [6, 7], isFeatured: true });
      expect((await after({ how: 'add', field: 'isActive', value: 'x' })).version).toBe(
        set.version,
      );
    });

    test('OFF-14 words are replaced in texts, never in markup, addresses or names', async () => {
      const link = '<a href="https://serengeti.example/serengeti">Serengeti</a>';
      const { id } = await addTour({
        title: 'The Serengeti by balloon',
        slug: `serengeti-${door.name.toLowerCase()}`,
        image: 'https://pictures.example/serengeti.jpg',
        description: `<p>SERENGETI &amp; ${link}: see https://serengeti.example/ or a@serengeti.example, not Serengetis.</p>`,
        highlights: ['Serengeti at dawn'],
        itinerary: [{ day: 'Day 1', title: 'To Serengeti', description: 'Drive.' }],
      });
      const rule = {
        ...{ how: 'replace', find: 'serengeti', replacement: 'Mara & <Co>' },
        isWholeWord: true,
      };
      const [told] = await preview([{ id }], rule);
      expect(told.changes.map(({ path }: Json) => path)).toEqual([
        'title',
        'description',
        'highlights.0',
        'itinerary.0.title',
      ]);
      await edit(versions([told]), rule);
      const after = await read(id);
      expect(after).toMatchObject({
        title: 'The Mara & <Co> by balloon',
        slug: `serengeti-${door.name.toLowerCase()}`,
        image: 'https://pictures.example/serengeti.jpg',
        highlights: ['Mara & <Co> at dawn'],
      });
      expect(after.itinerary[0]).toMatchObject({ title: 'To Mara & <Co>' });
      expect(after.description).toMatch(
        /^<p>Mara &amp; &lt;Co&gt; &amp; <a href="https:\/\/serengeti/,
      );
      expect(after.description).toContain('/serengeti" rel="noopener">Mara &amp; &lt;Co&gt;</a>');
      expect(after.description).toContain('https://serengeti.example/ or a@serengeti.example, not');
      expect(after.description).toContain('Serengetis');
    });

    test('OFF-14 a change that is left out of a preview stays as it was, and alone', async () => {
      const { id, title } = await addTour({
        highlights: ['Ngalawa dive', 'Ngalawa walk'],
        itinerary: [{ day: 'Day 1', title: 'To the ngalawa', description: 'Ngalawa by boat.' }],
      });
      const rule = { how: 'replace', find: 'ngalawa', replacement: 'Lagoon' };
      const except = ['highlights.0', 'itinerary.0.title', 'itinerary.7.title', '__proto__.x'];
      const [told] = await preview([{ id, except }], rule);
      expect(told.changes.map(({ path }: Json) => path)).toEqual([
        'highlights.1',
        'itinerary.0.description',
      ]);
      expect(told.changeCount).toBe(2);
      await edit([{ id, version: told.version, except }], rule);
      expect(await read(id)).toMatchObject({
        title,
        highlights: ['Ngalawa dive', 'Lagoon walk'],
        itinerary: [{ title: 'To the ngalawa', description: 'Lagoon by boat.' }],
      });
      const [nothing] = await preview([{ id, except: ['highlights', 'itinerary'] }], rule);
      expect(nothing).toMatchObject({ isDone: true, changes: [], changeCount: 0 });
    });

    test('OFF-14 a long text is cut between words, and all changes are counted', async () => {
      const filler = 'sunrise over the escarpment '.repeat(12);
      const { id } = await addTour({
        parkFees: `${filler}the ngalawa fee ${filler}`.trim(),
        highlights: Array.from({ length: 70 }, (_, index) => `Ngalawa ${index}`),
      });
      const rule = { how: 'replace', find: 'ngalawa', replacement: 'Lagoon' };
      const [told] = await preview([{ id }], rule);
      expect([told.changes.length, told.changeCount]).toEqual([60, 71]);
      const [cut] = await preview([{ id }], { ...rule, fields: ['parkFees'] });
      const text = JSON.parse(cut.changes[0].before);
      expect(text).toMatch(/^….+ the ngalawa fee .+…$/);
      const words = text.replaceAll('…', '').split(' ');
      expect(`${filler}the ngalawa fee`.split(' ')).toEqual(expect.arrayContaining(words));
    });

    test('OFF-13 what no edit can be is refused in words', async () => {
      const { id } = await addTour();
      const codes = async (rule: object) => (await edit([{ id, version: 1 }], rule)).code;
      expect(await codes({ how: 'guess' })).toBe('INVALID');
      const says = async (rule: object) => (await edit([{ id, version: 1 }], rule)).message;
      expect(await says({ ...RAISE, percent: '8' })).toBe('Percent must be a number');
      expect(await says({ ...RAISE, roundTo: -1 })).toBe('Round to must be at least 0');
      expect(await says({ ...RAISE, colour: 1 })).toBe('Unknown field: colour');
      expect(await says({ how: 'replace', find: 5 })).toMatch(/^Find must be text/);
      expect(await says({ ...RAISE, fields: ['title'] })).toBe('Title holds no prices');
      expect(await says({ ...RAISE, fields: ['constructor'] })).toBe('Unknown field: constructor');
      const add = { how: 'add', field: 'price', value: 'x' };
      expect(await says(add)).toBe('Price takes no additions');
      expect(await says({ ...add, how: 'remove', field: 'title' })).toBe(
        'Title has no entries to remove',
      );
      const replace = { how: 'replace', find: 'a', replacement: 'b', fields: ['image'] };
      expect(await says(replace)).toBe('Main image holds no text that may be replaced');
      expect(await codes({ how: 'set', values: { secret: 1 } })).toBe('INVALID');
      expect(await codes({ ...RAISE, percent: -100 })).toBe('INVALID');
      expect(await codes({ how: 'replace', find: ' ', replacement: '' })).toBe('INVALID');
      expect((await edit([], RAISE)).code).toBe('INVALID');
      expect((await edit([{ id: 'x' }], RAISE)).code).toBe('BAD_REQUEST');
      const set = { how: 'set', values: { price: -1 } };
      expect((await edit([{ id }], set)).data).toMatchObject([{ isDone: false, code: 'INVALID' }]);
    });
  },
);

test('OFF-14 the settings’ texts are replaced too, and that is undone', async () => {
  await update('', { siteName: 'Simba Safaris' }, '/settings');
  const { id, version } = await read('', '/settings');
  const call = (path: string, body: object) =>
    server.rest('POST', path, { as: 'editor', body: { resource: 'settings', ...body } });
  const edit = JSON.stringify({ how: 'replace', find: 'simba', replacement: 'Twiga' });
  // Any id means the one record of the settings.
  const anyId = '0'.repeat(24);
  const { body } = await call('/bulk/edit', { records: [{ id: anyId, version }], edit });
  expect(body.data).toMatchObject([{ id }]);
  expect(body.data).toMatchObject([{ isDone: true, version: version + 1 }]);
  expect((await read('', '/settings')).siteName).toBe('Twiga Safaris');
  await call('/bulk/undo', { records: [{ id, version: version + 1 }] });
  expect((await read('', '/settings')).siteName).toBe('Simba Safaris');
});

const outbox = () => server.connection.collection('outbox');

async function addTour(values: object = {}): Promise<Json> {
  const body = tourInput(values);
  return (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
}

async function read(id: string, path = '/tours'): Promise<Json> {
  return (await server.rest('GET', id ? `${path}/${id}` : path, { as: 'editor' })).body.data;
}

async function update(id: string, body: object, path = '/tours') {
  const answer = await server.rest('PUT', id ? `${path}/${id}` : path, { as: 'editor', body });
  expect(answer.status).toBe(200);
}
