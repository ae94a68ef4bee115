import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { CONTENT } from '../../testing/sample-records.ts';
import { type Json, PASSWORD, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { callerAs, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
const asEditor = callerAs(server, 'editor');
const asAdmin = callerAs(server, 'admin');

const idOf = async (call: typeof asEditor): Promise<string> => (await call('GET', '/auth/me')).id;
const records = (name: string) => server.connection.collection(name);
const objectId = (id: string) => new mongoose.Types.ObjectId(id);
const namesOf = (found: Json, title: string) => found.data.map((each: Json) => each[title]).sort();

/** Puts the moment of the last change of a record where a test needs it. */
async function changeAt(tour: Json, moment: string): Promise<void> {
  const $set = { updatedAt: new Date(moment) };
  await records('tours').updateOne({ _id: objectId(tour.id) }, { $set });
}

describeBothDoors(
  () => server,
  'filters of lists',
  (door) => {
    const tourDoor = () => door.of(CONTENT.find(({ name }) => name === 'tours') as never);

    test('OFF-12 a list is narrowed to who changed a record last, and no longer to who did before', async () => {
      const category = `By whom ${door.name}`;
      const tour = await asEditor('POST', '/tours', tourInput({ title: 'Hers', category }));
      await asEditor('POST', '/tours', tourInput({ title: 'Hers too', category }));
      await asAdmin('PUT', `/tours/${tour.id}`, { price: 120 });
      const changedBy = async (updatedBy: string) =>
        namesOf(await tourDoor().list({ filter: { category, updatedBy } }, 'editor'), 'title');
      expect(await changedBy(await idOf(asEditor))).toEqual(['Hers too']);
      expect(await changedBy(await idOf(asAdmin))).toEqual(['Hers']);
      expect(await changedBy('nobody')).toEqual([]);
    });

    test('OFF-12 the days of a change are those of the operator’s zone, both of them counted', async () => {
      const category = `When ${door.name}`;
      await asAdmin('PUT', '/settings', { timeZone: 'Pacific/Auckland' });
      const moments = {
        'The evening before': '2027-01-31T10:59:59Z',
        'First minute': '2027-01-31T11:00:00Z',
        'Last second': '2027-02-02T10:59:59Z',
        'The day after': '2027-02-02T11:00:00Z',
      };
      for (const [title, moment] of Object.entries(moments)) {
        await changeAt(await asEditor('POST', '/tours', tourInput({ title, category })), moment);
      }
      const found = async (filter: object) =>
        namesOf(await tourDoor().list({ filter: { category, ...filter } }, 'editor'), 'title');
      const [before, first, last, after] = Object.keys(moments);
      const days = { updatedFrom: '2027-02-01', updatedUntil: '2027-02-02' };
      expect(await found(days)).toEqual([first, last]);
      expect(await found({ updatedFrom: '2027-02-01' })).toEqual([first, last, after].sort());
      expect(await found({ updatedUntil: '2027-01-31' })).toEqual([before]);
      expect(await found({ updatedUntil: '9999-12-31' })).toHaveLength(4);
      expect(await found({ updatedFrom: '2027-02-02', updatedUntil: '2027-02-01' })).toEqual([]);
      await asAdmin('PUT', '/settings', { timeZone: 'Africa/Dar_es_Salaam' });
      expect(await found(days)).toEqual([last, after].sort());
    });

    test('OFF-12 a list is narrowed to the trips that are sold in a season of that name', async () => {
      const category = `Season ${door.name}`;
      const rate = (season: string, month: string) => ({
        ...{ season, from: `2027-${month}-01`, to: `2027-${month}-28`, everyYear: true },
        perPerson: [{ travellers: 1, price: 900 }],
      });
      const rates = [rate('Dry season', '07'), rate('Green season', '11')];
      await asEditor('POST', '/tours', tourInput({ title: 'Both', category, rates }));
      await asEditor('POST', '/tours', tourInput({ title: 'Dry', category, rates: [rates[0]] }));
      await asEditor('POST', '/tours', tourInput({ title: 'None', category }));
      const sold = async (season: string, as?: string) =>
        namesOf(await tourDoor().list({ filter: { category, season } }, as), 'title');
      expect(await sold('Dry season', 'editor')).toEqual(['Both', 'Dry']);
      expect(await sold('Green season')).toEqual(['Both']);
      expect(await sold('Season')).toEqual([]);
    });

    test('OFF-12 OFF-16 only who works on content learns who changed it and when', async () => {
      const email = `limited-${door.name}@karibu.example`.toLowerCase();
      const account = { name: 'Limited', email, password: PASSWORD, role: 'editor' };
      await asAdmin('POST', '/users', { ...account, sections: ['blog'] });
      const limited = (await server.signIn(email, PASSWORD)).body.data.token;
      const day = '2027-02-01';
      for (const resource of CONTENT) {
        for (const filter of [{ updatedBy: 'x' }, { updatedFrom: day }, { updatedUntil: day }]) {
          const ask = async (as?: string) => (await door.of(resource).list({ filter }, as)).code;
          const own = resource.name === 'blog' ? 'OK' : 'FORBIDDEN';
          expect([resource.name, await ask(), await ask(limited), await ask('editor')]).toEqual([
            ...[resource.name, 'UNAUTHENTICATED', own, 'OK'],
          ]);
        }
      }
    });

    test('API-11 a day that is none is refused', async () => {
      for (const resource of CONTENT) {
        for (const wrong of ['', 'yesterday', '2027-02-30', '2027-2-1', '2027-02-01T00:00:00Z']) {
          for (const name of ['updatedFrom', 'updatedUntil']) {
            const { code } = await door.of(resource).list({ filter: { [name]: wrong } }, 'editor');
            expect([resource.name, name, wrong, code]).toEqual([
              ...[resource.name, name, wrong, 'BAD_REQUEST'],
            ]);
          }
        }
      }
    });

    test('OFF-12 the choices of a filter are what records hold, people by their names', async () => {
      const category = `Choices ${door.name}`;
      await asEditor('POST', '/tours', tourInput({ category }));
      const choices = async (resource: string, as = 'editor') =>
        door.run('filterChoices', { as, input: { resource } });
      const { data } = await choices('tours');
      const ofTours = { resource: 'tours', filter: 'category', value: category, label: category };
      expect(data).toContainEqual(ofTours);
      const person = { filter: 'updatedBy', value: await idOf(asEditor), label: 'editor' };
      expect(data).toContainEqual({ resource: 'tours', ...person });
      expect((await choices('')).data).toContainEqual(ofTours);
      expect((await choices('users')).code).toMatch(/INVALID|BAD_REQUEST/);
    });
  },
);
