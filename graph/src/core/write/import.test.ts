import { expect, test } from 'vitest';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const send = (resource: string, rows: unknown, isDryRun: boolean) =>
  server.rest('POST', '/import', {
    as: 'editor',
    body: { resource, records: JSON.stringify(rows), isDryRun },
  });
const LOST = `/uploads/${'0f'.repeat(10)}/640.webp`;
const listTours = async (): Promise<Json[]> =>
  (await server.rest('GET', '/tours', { as: 'editor' })).body.data;

test('a dry run says row by row what would happen, and writes nothing', async () => {
  const known = (await server.rest('POST', '/tours', { as: 'editor', body: tourInput() })).body
    .data;
  const rows = [
    tourInput({ title: 'New Walk' }),
    { slug: known.slug, price: 1234 },
    { slug: known.slug, price: 1 },
    { id: known.id },
    { title: 'No price' },
    { id: 'f'.repeat(24), title: 'Gone' },
    { ...tourInput({ title: 'Odd' }), colour: 'red' },
    tourInput({ title: 'Blank', image: LOST }),
    { id: known.id, price: 5 },
  ];
  const { status, body } = await send('tours', rows, true);
  expect(status).toBe(200);
  const outcome = body.data.map(({ row, action }: Json) => `${row} ${action}`);
  expect(outcome).toEqual([
    '1 create',
    '2 update',
    '3 refused',
    '4 refused',
    '5 refused',
    '6 refused',
    '7 refused',
    '8 refused',
    '9 refused',
  ]);
  expect(body.data[2]).toMatchObject({ title: known.title, errors: [{ path: 'slug' }] });
  const lost = { path: 'image', message: `There is no upload ${LOST}` };
  expect(body.data[7].errors).toEqual([lost]);
  expect(body.data[8]).toMatchObject({ title: known.title, errors: [{ path: 'id' }] });
  expect(body.data[0].changes).toMatch(/^Price \$[\d,]+ · .+ · \d+ more$/);
  expect(body.data[1].changes).toBe(`Price ($${known.price.toLocaleString('en-US')} → $1,234)`);
  expect(body.data[1].version).toBe(known.version);
  expect(body.data[4].errors.map(({ path }: Json) => path)).toContain('price');
  expect(await listTours()).toEqual([known]);
});

test('what a dry run showed as new is written over no record that has come meanwhile', async () => {
  const row = { ...tourInput({ title: 'Twice', slug: 'twice' }), version: 0 };
  expect((await send('tours', [row], true)).body.data[0]).toMatchObject({ action: 'create' });
  expect((await send('tours', [row], false)).body.data[0]).toMatchObject({ action: 'create' });
  const again = (await send('tours', [{ ...row, title: 'Other' }], false)).body.data[0];
  const errors = [{ path: '', message: 'This tour was created meanwhile' }];
  expect(again).toMatchObject({ action: 'refused', errors });
  const { data } = (await server.rest('GET', '/tours/twice')).body;
  expect(data.title).toBe('Twice');
  await server.rest('DELETE', `/tours/${data.id}`, { as: 'editor' });
});

test('an import writes the good rows, leaves the bad ones, and can be sent again', async () => {
  const rows = [tourInput({ title: 'First', slug: 'first' }), { title: 'Bad' }];
  const first = (await send('tours', rows, false)).body.data;
  expect(first.map(({ action }: Json) => action)).toEqual(['create', 'refused']);
  const again = (await send('tours', rows, false)).body.data;
  expect(again.map(({ action }: Json) => action)).toEqual(['unchanged', 'refused']);
  const changed = (await send('tours', [{ slug: 'first', price: 9 }], false)).body.data;
  expect(changed[0]).toMatchObject({ action: 'update', title: 'First' });
  expect((await listTours()).find(({ slug }) => slug === 'first').price).toBe(9);
});

test('OFF-20 rows that name no record make the same ones when they are sent again', async () => {
  const rows = ['Asha', 'Juma'].map((name) => ({
    ...{ name, location: 'Arusha', rating: 5, text: '<p>Good.</p>', tourName: 'Crater' },
    version: 0,
  }));
  const actions = async (isDryRun: boolean, sent: object[] = rows) =>
    (await send('testimonials', sent, isDryRun)).body.data.map(({ action }: Json) => action);
  expect(await actions(false)).toEqual(['create', 'create']);
  expect(await actions(true)).toEqual(['unchanged', 'unchanged']);
  const third = { ...rows[0], name: 'Neema' };
  expect(await actions(false, [...rows, third])).toEqual(['unchanged', 'unchanged', 'create']);
  expect((await server.rest('GET', '/testimonials', { as: 'editor' })).body.count).toBe(3);
  expect(await actions(true, [third, third])).toEqual(['unchanged', 'refused']);

  const made: Json[] = (await server.rest('GET', '/testimonials', { as: 'editor' })).body.data;
  for (const { id } of made) await server.rest('DELETE', `/testimonials/${id}`, { as: 'editor' });
  const [anew, reversed] = [
    rows[0] ?? {},
    Object.fromEntries(Object.entries(rows[1] ?? {}).reverse()),
  ];
  expect(await actions(true)).toEqual(['create', 'create']);
  expect(await actions(true, [anew, anew])).toEqual(['create', 'refused']);
  expect(await actions(false, [anew, anew])).toEqual(['create', 'refused']);
  expect(await actions(false)).toEqual(['unchanged', 'create']);
  expect(await actions(false, [anew, reversed])).toEqual(['unchanged', 'unchanged']);
  for (const odd of [{ version: '1' }, { version: -1 }, { id: 5 }, { id: { $gt: '' } }]) {
    expect(await actions(false, [{ ...anew, ...odd }])).toEqual(['refused']);
  }
});

test('a refused row does not block later ones; two rows never name one record', async () => {
  const rows = [
    { slug: 'second-try', title: 'No price' },
    tourInput({ title: 'Second try', slug: 'second-try' }),
  ];
  const made = (await send('tours', rows, false)).body.data;
  expect(made.map(({ action }: Json) => action)).toEqual(['refused', 'create']);
  const { id, slug } = (await server.rest('GET', '/tours/second-try')).body.data;
  const named = [
    { id, price: 7 },
    { slug, price: 8 },
  ];
  const outcome = (await send('tours', named, true)).body.data;
  expect(outcome.map(({ action }: Json) => action)).toEqual(['update', 'refused']);
  expect(outcome[1].errors[0].message).toBe('An earlier row has the same slug');
});

test('OFF-20 a check takes for free what a row of an earlier call gives up', async () => {
  const [one, other] = await Promise.all(
    ['Gives up', 'Takes over'].map(async (title) => {
      const body = tourInput({ title });
      return (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
    }),
  );
  const check = async (row: object, released: string[] = []) => {
    const input = { resource: 'tours', records: JSON.stringify([row]), isDryRun: true, released };
    return (await server.rest('POST', '/import', { as: 'editor', body: input })).body.data[0];
  };
  const first = await check({ id: one.id, slug: 'given-away' });
  expect(first.released).toEqual(['slug gives-up']);
  const taking = { id: other.id, slug: 'gives-up' };
  expect((await check(taking)).action).toBe('refused');
  expect((await check(taking, first.released)).action).toBe('update');
});

test('a row overwrites no newer version, and no earlier row of its record', async () => {
  const input = tourInput({ title: 'Watched' });
  const { id, version } = (await server.rest('POST', '/tours', { as: 'editor', body: input })).body
    .data;
  await server.rest('PUT', `/tours/${id}`, { as: 'editor', body: { price: 4242 } });
  for (const isDryRun of [true, false]) {
    const [stale] = (await send('tours', [{ id, version, price: 1 }], isDryRun)).body.data;
    expect(stale.action).toBe('refused');
    expect(stale.errors[0].message).toContain('changed by someone else');
  }
  const twice = [
    { id, version: version + 1, duration: '2 Days' },
    { id, duration: '3 Days' },
  ];
  const outcome = (await send('tours', twice, false)).body.data;
  expect(outcome.map(({ action }: Json) => action)).toEqual(['update', 'refused']);
  const kept = (await listTours()).find((tour) => tour.id === id);
  expect([kept.price, kept.duration]).toEqual([4242, '2 Days']);
});

test('OFF-20 rows whose answer was lost are unchanged when they are sent again', async () => {
  const input = tourInput({ title: 'Lost answer' });
  const known = (await server.rest('POST', '/tours', { as: 'editor', body: input })).body.data;
  const rows = [
    { id: known.id, version: known.version, price: 77 },
    { ...tourInput({ title: 'Made', slug: 'made-once' }), version: 0 },
  ];
  const actions = async () =>
    (await send('tours', rows, false)).body.data.map(({ action }: Json) => action);
  expect(await actions()).toEqual(['update', 'create']);
  expect(await actions()).toEqual(['unchanged', 'unchanged']);
  const after = (await listTours()).find(({ id }) => id === known.id);
  expect(after.version).toBe(known.version + 1);
});

test('OFF-4 a slug that no tour has is named, unless the row makes a new one', async () => {
  const [unknown, made] = (
    await send('tours', [{ slug: 'no-such', price: 5 }, tourInput({ slug: 'such' })], true)
  ).body.data;
  expect(unknown.errors).toEqual([
    { path: 'slug', message: expect.stringMatching(/^No tour has the slug no-such; a new one/) },
  ]);
  expect(made.action).toBe('create');
});

test('OFF-4 rows of lists are known by ids; a group keeps what a row leaves out', async () => {
  const rates = [
    {
      ...{ season: 'High', from: '2027-06-01', to: '2027-09-30', singleSupplement: 90 },
      perPerson: [{ travellers: 1, price: 2000 }],
      child: { fromAge: 3, toAge: 11, percent: 50 },
    },
    {
      ...{ season: 'Low', from: '2027-10-01', to: '2027-11-30' },
      perPerson: [{ travellers: 1, price: 1500 }],
    },
  ];
  const input = tourInput({ title: 'Rated', price: 1500, rates });
  const tour = (await server.rest('POST', '/tours', { as: 'editor', body: input })).body.data;
  const [high, low] = tour.rates;
  const perPerson = [{ travellers: 1, price: 2222 }];
  const sent = [{ id: high.id, season: 'High', from: high.from, to: high.to, perPerson }];
  const row = { slug: tour.slug, rates: [{ ...sent[0], child: { percent: 60 } }, low] };
  const [outcome] = (await send('tours', [row], false)).body.data;
  expect(outcome).toMatchObject({ action: 'update', changes: 'Rates (1 changed)' });
  const { data } = (await server.rest('GET', `/tours/${tour.slug}`)).body;
  const child = { fromAge: 3, toAge: 11, percent: 60 };
  expect(data.rates).toEqual([{ ...high, perPerson, child }, low]);
  const { child: ___, ...part } = low;
  const turned = Object.fromEntries(Object.entries(part).reverse());
  const same = [high.id, low.id].map((id) => (id === low.id ? turned : { ...data.rates[0] }));
  const [unchanged] = (await send('tours', [{ slug: tour.slug, rates: same }], true)).body.data;
  expect(unchanged.action).toBe('unchanged');
  const cut = (await send('tours', [{ slug: tour.slug, rates: [low] }], true)).body.data[0];
  expect(cut.changes).toBe('Rates (1 removed)');
  const cleared = (await send('tours', [{ slug: tour.slug, rates: null }], false)).body.data[0];
  expect(cleared.changes).toBe('Rates (2 removed)');
});

test('OFF-4 a check tells times as the operator’s clocks show them', async () => {
  const body = tourInput({ title: 'Timed' });
  const { id } = (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
  const row = { id, publishUntil: '2027-01-31T06:00:00Z' };
  const [told] = (await send('tours', [row], true)).body.data;
  expect(told.changes).toBe('Publish until (empty → 31 January 2027, 09:00)');
});

test('an import of anything but records is refused', async () => {
  for (const rows of ['x', 5, null, [1], [[]], Array(201).fill({})]) {
    expect((await send('tours', rows, true)).status).toBe(422);
  }
  expect((await send('users', [], true)).status).toBe(422);
  expect((await send('__proto__', [], true)).status).toBe(422);
});

test('OFF-20 a check refuses what the write would: names that two records cannot share', async () => {
  const made = async (title: string) => {
    const body = tourInput({ title, slug: title.toLowerCase() });
    return (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
  };
  const [one, two, three] = [await made('Uno'), await made('Dos'), await made('Tres')];
  const stay = { kind: 'lodge', place: 'Arusha', latitude: -3, longitude: 36, description: 'x' };
  const camp = { ...stay, image: 'https://pictures.example/a.jpg', name: 'Twin Camp' };
  const cases: [string, object[]][] = [
    ['tours', [tourInput({ slug: 'twin' }), tourInput({ title: 'Other', slug: 'twin' })]],
    ['tours', [tourInput({ title: 'Made Name' }), tourInput({ title: 'B', slug: 'made-name' })]],
    [
      'tours',
      [
        { id: one.id, slug: 'shared' },
        { id: two.id, slug: 'shared' },
      ],
    ],
    ['tours', [{ id: one.id, slug: two.slug }]],
    [
      'tours',
      [
        { id: two.id, duration: '9 Days' },
        { slug: 'dos', duration: '8 Days' },
      ],
    ],
    ['stays', [camp, { ...camp, slug: 'another' }]],
  ];
  const refusalsOf = (outcomes: Json[]) =>
    outcomes.map(({ action, errors }) => [action === 'refused', errors[0]?.path ?? '']);
  for (const [resource, rows] of cases) {
    const checked = refusalsOf((await send(resource, rows, true)).body.data);
    const written = refusalsOf((await send(resource, rows, false)).body.data);
    expect(checked.map(([isRefused]) => isRefused)).toEqual(written.map(([each]) => each));
    expect(checked.at(-1)?.[0]).toBe(true);
    for (const [isRefused, path] of checked) if (isRefused) expect(path).not.toBe('');
  }
  const moved = [
    { id: three.id, slug: 'quatro' },
    { id: two.id, slug: 'tres' },
  ];
  for (const isDryRun of [true, false]) {
    const outcome = (await send('tours', moved, isDryRun)).body.data;
    expect(refusalsOf(outcome).map(([each]) => each)).toEqual([false, false]);
  }
});
