import { expect, test } from 'vitest';
import { serviceOf } from '../../services.ts';
import { type Json, PASSWORD, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { SYSTEM_CONTEXT } from '../access.ts';

const server = useTestServer();

describeBothDoors(
  () => server,
  'reviews',
  (door) => {
    const add = async (values: object): Promise<Json> => {
      const body = tourInput({ title: `Reviewed over ${door.name}`, ...values });
      return (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
    };
    const say = (tour: Json, kind: string, text = '', as = 'editor') =>
      door.run('addNote', { as, id: tour.id, input: { resource: 'tours', kind, text } });
    const waiting = async (): Promise<Json[]> => (await door.run('reviews', { as: 'admin' })).data;
    const notes = async (tour: Json) => {
      const { data } = await door.run('notes', {
        ...{ as: 'admin', id: tour.id, input: { resource: 'tours' } },
      });
      return data.map(({ kind, text, by }: Json) => [kind, text, by]);
    };

    test('OFF-18 a review is asked for, returned with a note, asked for again, and ends with the publication', async () => {
      const tour = await add({ isActive: false });
      expect((await say(tour, 'return', 'Too early', 'admin')).code).toBe('CONFLICT');
      await say(tour, 'ask', 'Please look at the prices');
      expect(await waiting()).toMatchObject([
        { resource: 'tours', recordId: tour.id, title: tour.title, by: 'editor@karibu.example' },
      ]);
      expect((await say(tour, 'return', '', 'admin')).errors).toMatchObject([{ path: 'text' }]);
      await say(tour, 'return', 'The park fee is missing', 'admin');
      expect(await waiting()).toEqual([]);
      await say(tour, 'ask');
      expect(await waiting()).toHaveLength(1);
      const publish = { as: 'admin', body: { isActive: true } };
      await server.rest('PUT', `/tours/${tour.id}`, publish);
      expect(await waiting()).toEqual([]);
      expect((await say(tour, 'ask')).code).toBe('CONFLICT');
      expect(await notes(tour)).toEqual([
        ['ask', '', 'editor@karibu.example'],
        ['return', 'The park fee is missing', 'admin@karibu.example'],
        ['ask', 'Please look at the prices', 'editor@karibu.example'],
      ]);
    });

    test('OFF-18 a draft of a live record is reviewed too, and its end ends the review', async () => {
      const tour = await add({ isActive: true });
      const draft = (name: string, input: object) =>
        door.run(name, { as: 'editor', id: tour.id, input: { resource: 'tours', ...input } });
      await draft('saveDraft', { values: '{"price":7}', version: 0, baseVersion: 1 });
      await say(tour, 'ask', 'A new price');
      expect((await waiting()).map(({ recordId }) => recordId)).toEqual([tour.id]);
      await draft('publishDraft', { values: '{}', version: 1, baseVersion: 1 });
      expect(await waiting()).toEqual([]);
    });

    test('OFF-18 notes are for the staff, and never for visitors', async () => {
      const tour = await add({ isActive: true });
      await say(tour, 'note', 'Ask Neema about the ferry');
      expect((await say(tour, 'note', '  ')).code).toBe('INVALID');
      expect((await say(tour, 'note', 'x', '')).code).toBe('UNAUTHENTICATED');
      const { body } = await server.rest('GET', `/tours/${tour.id}`);
      expect(JSON.stringify(body)).not.toContain('Neema');
      expect((await notes(tour)).map(([, text]: string[]) => text)).toEqual([
        'Ask Neema about the ferry',
      ]);
    });

    test('OFF-18 who looks at a record learns who else does, until they leave', async () => {
      const tour = await add({ isActive: false });
      const name = `Neema ${door.name}`;
      const email = `${door.name.toLowerCase()}@looks.example`;
      const account = { name, email, role: 'editor', password: PASSWORD };
      await serviceOf(server.services.byName, 'users').create(SYSTEM_CONTEXT, account);
      const other = (await server.signIn(email, PASSWORD)).body.data.token;
      const look = async (call: string, as: string) =>
        (await door.run(call, { as, id: tour.id, input: { resource: 'tours' } })).data;
      expect(await look('lookAt', 'admin')).toEqual([]);
      expect(await look('lookAt', other)).toEqual([{ name: 'admin' }]);
      expect(await look('lookAt', 'admin')).toEqual([{ name }]);
      await look('lookAway', other);
      expect(await look('lookAt', 'admin')).toEqual([]);
    });
  },
);
