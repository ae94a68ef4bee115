import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Json,
  startTestServer,
  type TestServer,
  tourInput,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const call = (method: string, path: string, body?: object) =>
  server.rest(method, path, { as: 'editor', body });
const messagesOf = ({ body }: Json) =>
  Object.fromEntries((body.errors ?? []).map(({ path, message }: Json) => [path, message]));
const addTour = async (changes: object = {}) =>
  (await call('POST', '/tours', { ...tourInput(), ...changes })).body.data;
const change = (id: string, body: object) => call('PUT', `/tours/${id}`, body);
const readTour = async (id: string) => (await call('GET', `/tours/${id}`)).body.data;

const season = (changes: object = {}) => ({
  season: 'Green season',
  from: '2027-03-01',
  to: '2027-05-31',
  everyYear: true,
  perPerson: [{ travellers: 2, price: 1450 }],
  ...changes,
});
const stayInput = (name: string) => ({
  name,
  kind: 'camp',
  place: 'Ndutu',
  description: '<p>Ten tents under acacias.</p>',
  image: 'https://pictures.example/camp.jpg',
});
const addStay = async (name: string) => (await call('POST', '/stays', stayInput(name))).body.data;
const day = (changes: object = {}) => ({
  day: 'Day 1',
  title: 'Arrival',
  description: 'You land before noon.',
  ...changes,
});

describe('TRIP-2 rates are refused with the field named', () => {
  const refused = async (changes: object) =>
    messagesOf(await call('POST', '/tours', { ...tourInput(), ...changes }));

  test('where two seasons share a day, whatever their years', async () => {
    const peak = season({ season: 'Peak', from: '2027-12-20', to: '2027-03-01' });
    const message = 'Peak and Green season share days';
    expect(await refused({ rates: [season(), peak] })).toEqual({ 'rates.1.from': message });
    const dated = { ...peak, from: '2028-12-20', to: '2029-03-01', everyYear: false };
    expect(await refused({ rates: [season(), dated] })).toEqual({ 'rates.1.from': message });
    const apart = { ...dated, to: '2029-02-28' };
    expect(await refused({ price: 9, rates: [season(), apart] })).toEqual({});
  });

  test('where ages or days are upside down, or a party has two prices', async () => {
    const child = { fromAge: 11, toAge: 4, percent: 50 };
    expect(await refused({ price: 9, rates: [season({ child })] })).toEqual({
      'rates.0.child.toAge': 'Children to age must not be below children from age',
    });
    const backwards = season({ from: '2027-05-31', to: '2027-03-01', everyYear: false });
    expect(await refused({ rates: [backwards] })).toEqual({
      'rates.0.to': 'Last day must not be before the first',
    });
    const perPerson = [2, 2].map((travellers) => ({ travellers, price: 1000 }));
    expect(await refused({ rates: [season({ perPerson })] })).toEqual({
      'rates.0.perPerson.1.travellers': 'There are two prices for 2 travellers',
    });
    expect(await refused({ rates: [season({ perPerson: [] })] })).toEqual({
      'rates.0.perPerson': 'Give the price for at least one traveller',
    });
  });

  test('where the price is above the cheapest rate, in a save of either', async () => {
    const price = 'Price must not be above the cheapest rate, $1,450';
    expect(await refused({ price: 1451, rates: [season()] })).toEqual({ price });
    const { id } = await addTour({ price: 1450, rates: [season()] });
    expect(messagesOf(await change(id, { price: 1451 }))).toEqual({ price });
    const cheaper = season({ perPerson: [{ travellers: 2, price: 1000 }] });
    expect(messagesOf(await change(id, { rates: [cheaper] }))).toEqual({
      price: 'Price must not be above the cheapest rate, $1,000',
    });
    expect((await change(id, { price: 1000, rates: [cheaper] })).status).toBe(200);
  });

  test('a season that was begun and left blank is dropped', async () => {
    const blank = { season: '', from: '', to: '', everyYear: true, perPerson: [] };
    const { rates } = await addTour({ price: 9, rates: [season(), blank] });
    expect(rates).toHaveLength(1);
  });
});

describe('TRIP-3 departures', () => {
  test('stand in the order of their dates, each date once', async () => {
    const dates = ['2031-05-02', '2031-01-09'];
    const { departures } = await addTour({ departures: dates.map((date) => ({ date })) });
    expect(departures.map(({ date }: Json) => date)).toEqual(dates.toSorted());
    expect(departures[0]).toMatchObject({ places: null, state: 'open', price: null });
    const twice = [{ date: '2031-01-09' }, { date: '2031-01-09' }];
    expect(messagesOf(await call('POST', '/tours', { ...tourInput(), departures: twice }))).toEqual(
      {
        'departures.1.date': 'There are two departures on 9 January 2031',
      },
    );
  });
});

describe('TRIP-5 a stay', () => {
  test('is named by days: an unknown one is refused, another spelling is corrected', async () => {
    await addStay('Lake Masek Camp');
    const unknown = await call('POST', '/tours', {
      ...tourInput(),
      itinerary: [day(), day({ stay: 'Nowhere Lodge' })],
    });
    expect(messagesOf(unknown)).toEqual({
      'itinerary.1.stay': 'There is no stay called Nowhere Lodge',
    });
    const { itinerary } = await addTour({ itinerary: [day({ stay: 'lake masek camp' })] });
    expect(itinerary[0].stay).toBe('Lake Masek Camp');
  });

  test('carries a new name over to all days and to saved days, with their history', async () => {
    const stay = await addStay('Kusini Camp');
    const itinerary = [day({ stay: 'Kusini Camp' }), day({ title: 'Away' })];
    const tours = [await addTour({ itinerary }), await addTour({ itinerary })];
    const block = (
      await call('POST', '/blocks', {
        name: 'Kusini',
        ...day({ stay: 'Kusini Camp' }),
        day: undefined,
      })
    ).body.data;
    await call('PUT', `/stays/${stay.id}`, { name: 'Kusini Camp South' });
    for (const { id } of tours) {
      const { itinerary: days, version } = await readTour(id);
      expect(days.map((each: Json) => each.stay)).toEqual(['Kusini Camp South', '']);
      expect(version).toBe(2);
    }
    const saved = (await call('GET', `/blocks/${block.id}`)).body.data;
    expect(saved.stay).toBe('Kusini Camp South');
    const late = await change(tours[0].id, { itinerary: [day({ stay: 'Kusini Camp' })] });
    expect(late.body.data.itinerary[0].stay).toBe('Kusini Camp South');
  });

  test('that is used cannot be deleted, and the refusal names the trips', async () => {
    const stay = await addStay('Crater Lodge');
    const { id } = await addTour({ title: 'Rim', itinerary: [day({ stay: 'Crater Lodge' })] });
    const refused = await call('DELETE', `/stays/${stay.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('1 tour uses this stay: Rim');
    await change(id, { itinerary: [day({ stay: '' })] });
    expect((await call('DELETE', `/stays/${stay.id}`)).status).toBe(200);
  });
});

describe('TRIP-11 a planner', () => {
  test('is a member of the team, whose new name carries over', async () => {
    const member = {
      name: 'Neema Mollel',
      position: 'Planner',
      bio: '<p>Plans.</p>',
      image: 'https://pictures.example/neema.jpg',
    };
    const { id } = (await call('POST', '/team', member)).body.data;
    const unknown = await call('POST', '/tours', { ...tourInput(), planner: 'Nobody' });
    expect(messagesOf(unknown)).toEqual({ planner: 'There is no team member called Nobody' });
    const tour = await addTour({ planner: 'Neema Mollel' });
    await call('PUT', `/team/${id}`, { name: 'Neema Mollel-Shirima' });
    expect((await readTour(tour.id)).planner).toBe('Neema Mollel-Shirima');
  });
});

describe('TRIP-20 a PUT of an older program', () => {
  const older = ({ day, title, description }: Json) => ({ day, title, description });
  const full = [
    day({ meals: ['breakfast'], place: 'Arusha' }),
    day({ day: 'Day 2', title: 'Crater', meals: ['lunch', 'dinner'] }),
    day({ day: 'Day 3', title: 'Home' }),
  ];
  const mealsOf = ({ itinerary }: Json) => itinerary.map(({ meals }: Json) => meals);

  test('keeps what its rows do not know, wherever a day has moved', async () => {
    const { id, itinerary } = await addTour({ itinerary: full });
    const [first, second, third] = itinerary.map(older);
    const same = (await change(id, { itinerary: [first, second, third] })).body.data;
    expect(same.itinerary).toEqual(itinerary);
    const moved = (await change(id, { itinerary: [second, first] })).body.data;
    expect(mealsOf(moved)).toEqual([['lunch', 'dinner'], ['breakfast']]);
    expect(moved.itinerary[1].place).toBe('Arusha');
    expect(moved.itinerary.map(({ id }: Json) => id)).toEqual([itinerary[1].id, itinerary[0].id]);
  });

  test('keeps it for a day with another title at the same place', async () => {
    const { id, itinerary } = await addTour({ itinerary: full });
    const sent = itinerary.map(older);
    sent[1].title = 'Down into the crater';
    expect(mealsOf((await change(id, { itinerary: sent })).body.data)).toEqual(
      mealsOf({ itinerary }),
    );
  });

  test('finds a day by its id first', async () => {
    const { id, itinerary } = await addTour({ itinerary: full });
    const sent = itinerary.map((row: Json) => ({ ...older(row), id: row.id })).toReversed();
    sent[0].title = 'Crater';
    expect(mealsOf((await change(id, { itinerary: sent })).body.data)).toEqual([
      [],
      ['lunch', 'dinner'],
      ['breakfast'],
    ]);
  });

  test('empties what it sends empty, and a new day has nothing', async () => {
    const { id, itinerary } = await addTour({ itinerary: full });
    const sent = [{ ...older(itinerary[0]), meals: [] }, ...itinerary.slice(1).map(older)];
    sent.push(day({ day: 'Day 4', title: 'One more' }));
    const { itinerary: days } = (await change(id, { itinerary: sent })).body.data;
    expect(mealsOf({ itinerary: days })).toEqual([[], ['lunch', 'dinner'], [], []]);
    expect(new Set(days.map((row: Json) => row.id)).size).toBe(4);
  });

  test('a repeated creation changes nothing', async () => {
    const headers = { 'Idempotency-Key': 'one-trip-with-days' };
    const body = { ...tourInput(), itinerary: full };
    const create = () => server.rest('POST', '/tours', { as: 'editor', body, headers });
    const [first, again] = [await create(), await create()];
    expect(again.body.data).toEqual(first.body.data);
  });
});
