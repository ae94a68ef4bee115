import { expect, test } from 'vitest';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { withLock } from './lock.ts';
import { UPLOADS_LOCK } from './upload-addresses.ts';

const server = useTestServer();

const send = async (resource: string, rows: object[], isDryRun = false): Promise<Json[]> => {
  const body = { resource, records: JSON.stringify(rows), isDryRun };
  return (await server.rest('POST', '/import', { as: 'editor', body })).body.data;
};
const actionsOf = (outcomes: Json[]) => new Set(outcomes.map(({ action }) => action));
const list = async (path: string): Promise<Json[]> =>
  (await server.rest('GET', path, { as: 'editor' })).body.data;
const historyOf = (recordId: string) =>
  server.connection.collection('history').countDocuments({ recordId });

type Command = { collection: string; method: string; filter: object };

/** The commands that the database gets while `work` runs. */
async function commandsOf(work: () => Promise<unknown>): Promise<Command[]> {
  const commands: Command[] = [];
  server.connection.set('debug', (collection: string, method: string, filter: object) => {
    commands.push({ collection, method, filter });
  });
  await work().finally(() => server.connection.set('debug', false));
  return commands;
}

const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => tourInput({ title: `${word} ${index}` }));

test('OFF-20 many rows take few commands, in a check and in a write', async () => {
  const rows = many(50, 'Many');
  for (const isDryRun of [true, false]) {
    let made: Json[] = [];
    const commands = await commandsOf(async () => {
      made = await send('tours', rows, isDryRun);
    });
    expect(actionsOf(made)).toEqual(new Set(['create']));
    for (const [collection, { length }] of Map.groupBy(commands, (each) => each.collection)) {
      expect([collection, length < rows.length / 4]).toEqual([collection, true]);
    }
  }
});

test('OFF-20 only a check asks which slugs are free: a write tries them', async () => {
  for (const isDryRun of [true, false]) {
    const commands = await commandsOf(() => send('tours', many(2, 'Untold'), isDryRun));
    const isAsked = commands.some(({ method, filter }) => method === 'find' && 'slug' in filter);
    expect([isDryRun, isAsked]).toEqual([isDryRun, isDryRun]);
  }
});

test('OFF-20 records of one call keep the order of their rows, each with its own history', async () => {
  const rows = many(30, 'Ordered');
  expect(actionsOf(await send('tours', rows))).toEqual(new Set(['create']));
  const made = await list('/tours?search=Ordered&limit=100&sort=createdAt');
  expect(made.map(({ title }) => title)).toEqual(rows.map(({ title }) => title));
  for (const { id } of made) expect(await historyOf(id)).toBe(1);
  const pending = await server.connection.collection('outbox').find().toArray();
  for (const { id } of made) {
    const own = pending.filter(({ recordId }) => recordId === id);
    expect(own.map(({ status }) => status)).toEqual(['ready']);
  }
});

test('rows that mean one address are written one after the other', async () => {
  const rows = [1, 2, 3].map((price) => tourInput({ title: 'Reef Walk', price }));
  const outcomes = await send('tours', [...rows, { slug: 'reef-walk', duration: '2 Days' }]);
  expect(outcomes.map(({ action }) => action)).toEqual(['create', 'create', 'create', 'refused']);
  expect(outcomes[3].errors).toEqual([
    { path: 'id', message: 'An earlier row means the same tour' },
  ]);
  const made = await list('/tours?search=Reef%20Walk&sort=createdAt');
  expect(made.map(({ slug, price }) => [slug, price])).toEqual([
    ['reef-walk', 1],
    ['reef-walk-2', 2],
    ['reef-walk-3', 3],
  ]);
});

test('OFF-20 a check of rows with one title allows what a write does, and names what it refuses', async () => {
  const rows = [
    ...[1, 2].map((price) => tourInput({ title: 'Dune Walk', price })),
    tourInput({ title: 'Dune Walk', slug: 'dune-walk', price: 3 }),
    tourInput({ title: 'Salt Pan', slug: 'salt-pan', price: 4 }),
    tourInput({ title: 'Salt Pan', price: 5 }),
  ];
  const checked = await send('tours', rows, true);
  const written = await send('tours', rows);
  for (const outcomes of [checked, written]) {
    const actions = outcomes.map(({ action }) => action);
    expect(actions).toEqual(['create', 'create', 'refused', 'create', 'create']);
  }
  expect(checked[2].errors).toEqual([
    { path: 'slug', message: 'An earlier row has the same slug' },
  ]);
  const [beside] = await send('tours', [tourInput({ title: 'Dune Walk', price: 6 })], true);
  expect(beside.claims).toContain('made slug dune-walk 1 2');
});

test('OFF-20 a slug that an earlier row of the same title gets is refused, in a check and a write', async () => {
  const rows = [
    ...[1, 2].map((price) => tourInput({ title: 'Coral Bay', price })),
    tourInput({ title: 'Coral Bay', slug: 'coral-bay-2', price: 3 }),
    tourInput({ title: 'Coral Bay', price: 4 }),
  ];
  for (const isDryRun of [true, false]) {
    const outcomes = await send('tours', rows, isDryRun);
    const actions = outcomes.map(({ action }) => action);
    expect([isDryRun, actions]).toEqual([isDryRun, ['create', 'create', 'refused', 'create']]);
  }
  const made = await list('/tours?search=Coral%20Bay&sort=createdAt');
  expect(made.map(({ slug, price }) => [slug, price])).toEqual([
    ['coral-bay', 1],
    ['coral-bay-2', 2],
    ['coral-bay-3', 4],
  ]);
});

test('OFF-20 a check counts past the slugs that are stored, as a write does', async () => {
  const withSlug = (slug: string) => tourInput({ title: 'Atoll', slug });
  await send('tours', ['atoll', 'atoll-3'].map(withSlug));
  const rows = [
    ...[1, 2].map((price) => tourInput({ title: 'Atoll', price })),
    ...['atoll-4', 'atoll-5'].map(withSlug),
  ];
  for (const isDryRun of [true, false]) {
    const outcomes = await send('tours', rows, isDryRun);
    const actions = outcomes.map(({ action }) => action);
    expect([isDryRun, actions]).toEqual([isDryRun, ['create', 'create', 'refused', 'create']]);
  }
  const made = await list('/tours?search=Atoll&sort=createdAt');
  expect(made.map(({ slug }) => slug)).toEqual([
    'atoll',
    'atoll-3',
    'atoll-2',
    'atoll-4',
    'atoll-5',
  ]);
});

test('a row among many that would write over another record is refused alone', async () => {
  const [taken] = await list('/tours?search=Ordered&limit=1');
  const rows = many(20, 'Beside').map((row, index) =>
    index === 7 ? { ...row, slug: taken.slug, version: 0 } : row,
  );
  const outcomes = await send('tours', rows);
  const refused = outcomes.filter(({ action }) => action === 'refused');
  expect(refused.map(({ row }) => row)).toEqual([8]);
  expect(await list('/tours?search=Beside&limit=100')).toHaveLength(19);
});

test('a row among many whose address is taken gets the next one, and keeps no other', async () => {
  const rows = [...many(10, 'Next'), ...many(3, 'Ordered').map((row) => ({ ...row, price: 7 }))];
  expect(actionsOf(await send('tours', rows))).toEqual(new Set(['create']));
  expect(await list('/tours?search=Next&limit=100')).toHaveLength(10);
  const made = (await list('/tours?search=Ordered&limit=100')).filter(({ price }) => price === 7);
  expect(made.map(({ slug }) => slug).sort()).toEqual([
    'ordered-0-2',
    'ordered-1-2',
    'ordered-2-2',
  ]);
});

test('a row among many that renames a stay takes the tours along that name it', async () => {
  const image = 'https://pictures.example/camp.jpg';
  const rest = { kind: 'lodge', place: 'Ruaha', description: '<p>By the river.</p>', image };
  const stays = ['Fig Camp', 'Reed Lodge', 'Dune House'].map((name) => ({ name, ...rest }));
  expect(actionsOf(await send('stays', stays))).toEqual(new Set(['create']));
  const day = { day: 'Day 1', title: 'Arrival', description: 'Rest.', stay: 'Reed Lodge' };
  const tour = tourInput({ title: 'With a stay', itinerary: [day] });
  expect(actionsOf(await send('tours', [tour]))).toEqual(new Set(['create']));
  const known = await list('/stays?sort=createdAt');
  const renamed = known.map(({ id, name }, index) => ({ id, name: index === 1 ? 'Sedge' : name }));
  const more = renamed.map((row) => ({ ...row, place: 'Selous' }));
  expect(actionsOf(await send('stays', more))).toEqual(new Set(['update']));
  const [after] = await list('/tours?search=With%20a%20stay');
  expect(after.itinerary.map(({ stay }: Json) => stay)).toEqual(['Sedge']);
});

/** Does work while somebody else shows uploads. */
async function whileBusy(work: () => Promise<unknown>): Promise<void> {
  await withLock(server.connection, UPLOADS_LOCK, work);
}

test('rows that were read before somebody saved do not overwrite what was saved', async () => {
  const day = { day: 'Day 1', title: 'Arrival', description: 'Rest.' };
  const rows = many(2, 'Raced').map((row) => ({ ...row, itinerary: [{ ...day, place: 'Old' }] }));
  expect(actionsOf(await send('tours', rows))).toEqual(new Set(['create']));
  const [first, second] = await list('/tours?search=Raced&sort=createdAt');
  const again = [first, second].map((tour) => ({ slug: tour?.slug, price: 9, itinerary: [day] }));
  let sent: Promise<Json[]> | undefined;
  await whileBusy(async () => {
    const isWaiting = watchReads();
    sent = send('tours', again);
    await isWaiting;
    const body = { itinerary: [{ ...day, place: 'New' }] };
    await server.rest('PUT', `/tours/${first?.id}`, { as: 'editor', body });
  });
  expect((await sent)?.map(({ action }) => action)).toEqual(['refused', 'update']);
  const [kept] = await list('/tours?search=Raced&sort=createdAt');
  expect([kept?.itinerary[0].place, kept?.price]).toEqual(['New', first?.price]);
});

/** Ends once an import has read its records. */
function watchReads(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.connection.set('debug', (collection: string, call: string) => {
    if (collection === 'locks' || call === 'insertOne') resolve();
  });
  return promise.finally(() => server.connection.set('debug', false));
}

test('while others hold what only some rows need, the rows are written one after the other', async () => {
  await whileBusy(async () => {
    expect(actionsOf(await send('tours', many(3, 'Unhindered')))).toEqual(new Set(['create']));
  });
});

test('an id in capitals means the same record, and keeps what older clients do not send', async () => {
  const day = { day: 'Day 1', title: 'Arrival', description: 'Rest.' };
  const tour = tourInput({ title: 'In capitals', itinerary: [{ ...day, place: 'Karatu' }] });
  const made = await server.rest('POST', '/tours', { as: 'editor', body: tour });
  const path = `/tours/${made.body.data.id.toUpperCase()}`;
  const { body } = await server.rest('PUT', path, { as: 'editor', body: { itinerary: [day] } });
  expect(body.data.itinerary[0].place).toBe('Karatu');
});
