import { expect, test } from 'vitest';
import { readSnapshot } from '../../snapshot.ts';
import { SAMPLE_RECORDS } from '../../testing/sample-records.ts';
import { type Json, tourInput } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const addTour = async (values: object = {}): Promise<Json> => {
  const body = tourInput({ price: 100, ...values });
  return (await server.rest('POST', '/tours', { as: 'editor', body })).body.data;
};

describeBothDoors(
  () => server,
  'drafts',
  (door) => {
    const run = (name: string, { id }: Json, input: object = {}, as = 'editor') =>
      door.run(name, { as, id, input: { resource: 'tours', ...input } });
    const save = (tour: Json, values: object, version = 0, baseVersion = tour.version) =>
      run('saveDraft', tour, { values: JSON.stringify(values), version, baseVersion });
    const read = async (tour: Json) => (await run('draft', tour)).data;
    const publish = (tour: Json, version: number, baseVersion = tour.version) =>
      run('publishDraft', tour, { values: '{}', version, baseVersion });
    const history = async (tour: Json): Promise<Json[]> =>
      (await server.rest('GET', `/tours/${tour.id}/history`, { as: 'editor' })).body.data;

    test('OFF-7 a draft shows at no public door before it is published, and then at all', async () => {
      const secret = `Only ${door.name} may read this`;
      const tour = await addTour();
      await save(tour, { description: `<p>${secret}</p>`, title: secret, price: 1234 });
      const { isActive: _, ...drafted } = (await read(tour)).values;
      expect(drafted).toMatchObject({ title: secret, price: 1234, slug: tour.slug });
      const look = async () => {
        const { graphql } = server;
        const list = await graphql('{ tours { items { id title price description } } }');
        const doors = [
          ...['/tours', `/tours/${tour.id}`, `/tours/${tour.slug}`, '/tours?search=only'],
        ].map(async (path) => (await server.rest('GET', path)).body);
        const snapshot = await readSnapshot(server.services.byName, '');
        return JSON.stringify([list, snapshot, ...(await Promise.all(doors))]);
      };
      expect(await look()).not.toContain(secret);
      const entry = (await history(tour))[0];
      expect([entry?.action, entry?.after.price, entry?.before.price]).toEqual([
        'draft',
        1234,
        100,
      ]);
      const published = await publish(tour, 1);
      expect(published.data).toMatchObject({ title: secret, price: 1234, version: 2 });
      expect(await look()).toContain(secret);
      expect(await read(tour)).toBeNull();
      const actions = (await history(tour)).map(({ action, version }) => [action, version]);
      expect(actions).toEqual([
        ['publish', 2],
        ['draft', 1],
        ['create', 1],
      ]);
    });

    test('OFF-7 a save over another’s draft or record is refused; what was newer is merged', async () => {
      const tour = await addTour();
      await save(tour, { price: 200 });
      expect((await save(tour, { price: 300 })).code).toBe('CONFLICT');
      await save(tour, { price: 300 }, 1);
      expect((await read(tour)).values.price).toBe(300);
      const change = { as: 'editor', body: { price: 111 } };
      const newer = (await server.rest('PUT', `/tours/${tour.id}`, change)).body.data;
      expect((await publish(tour, 2)).code).toBe('STALE_VERSION');
      expect((await read(tour)).base).toMatchObject({ version: 1, values: { price: 100 } });
      await save(tour, { price: 333 }, 2, newer.version);
      expect((await read(tour)).base).toMatchObject({ version: 2, values: { price: 111 } });
      expect((await publish(tour, 2, 2)).code).toBe('CONFLICT');
      expect((await publish(tour, 3, 2)).data).toMatchObject({ price: 333, version: 3 });
      expect((await publish(tour, 3, 3)).code).toBe('NOT_FOUND');
    });

    test('OFF-7 two who save a first draft at once: one is told', async () => {
      const tour = await addTour();
      const saves = await Promise.all([save(tour, { price: 1 }), save(tour, { price: 2 })]);
      expect(saves.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK']);
      expect((await read(tour)).version).toBe(1);
      expect((await history(tour)).map(({ action }) => action)).toEqual(['draft', 'create']);
    });

    test('OFF-7 a dropped draft leaves the record as it is, and a word in the history', async () => {
      const tour = await addTour();
      await save(tour, { price: 5 });
      expect((await run('dropDraft', tour, { version: 7 })).code).toBe('CONFLICT');
      expect((await run('dropDraft', tour, { version: 1 })).code).toBe('OK');
      expect(await read(tour)).toBeNull();
      const { body } = await server.rest('GET', `/tours/${tour.id}`);
      expect([body.data.price, body.data.version]).toEqual([100, 1]);
      expect((await history(tour)).map(({ action }) => action)).toEqual([
        'drop',
        'draft',
        'create',
      ]);
      const again = await server.rest('POST', `/tours/${tour.id}/restore`, {
        ...{ as: 'editor', body: { version: 1 } },
      });
      expect(again.body.data.price).toBe(100);
    });

    test('OFF-7 a draft is checked as a save is', async () => {
      const tour = await addTour();
      expect((await save(tour, { price: -5 })).errors).toMatchObject([{ path: 'price' }]);
      expect((await save(tour, { wrong: 1 })).code).toBe('INVALID');
      const script = await save(tour, { description: '<p>Fine</p><script>alert(1)</script>' });
      expect(script.data.values.description).toBe('<p>Fine</p>');
      expect((await save({ ...tour, id: 'a'.repeat(24) }, { price: 1 })).code).toBe('NOT_FOUND');
      const { code } = await door.run('saveDraft', {
        ...{ as: 'editor', id: tour.id },
        input: { resource: 'users', values: '{}', version: 0, baseVersion: 1 },
      });
      expect(code).toBe('NOT_FOUND');
    });

    test('OFF-7 a stay that only a draft names counts as used', async () => {
      const stay = { ...SAMPLE_RECORDS['/stays'], name: `Lodge ${door.name}`, slug: '' };
      const { data } = (await server.rest('POST', '/stays', { as: 'editor', body: stay })).body;
      const tour = await addTour();
      const day = { title: 'Arrival', description: 'x', stay: data.name };
      const saved = await save(tour, { itinerary: [day] });
      expect(saved.code).toBe('OK');
      const refused = await server.rest('DELETE', `/stays/${data.id}`, { as: 'editor' });
      expect([refused.status, refused.body.message]).toEqual([
        ...[409, `1 draft uses this stay: ${tour.title}`],
      ]);
      await run('dropDraft', tour, { version: 1 });
      expect((await server.rest('DELETE', `/stays/${data.id}`, { as: 'editor' })).status).toBe(200);
    });

    test('OFF-7 drafts are listed by their titles, the last saved first, not those in the bin', async () => {
      const [one, two, gone] = [await addTour(), await addTour(), await addTour()];
      for (const tour of [one, two, gone]) await save(tour, { title: `Draft of ${tour.slug}` });
      await server.rest('DELETE', `/tours/${gone?.id}`, { as: 'editor' });
      const { data } = await door.run('drafts', { as: 'editor', page: { page: 1, limit: 2 } });
      expect(data.map(({ title }: Json) => title)).toEqual([
        ...[`Draft of ${two?.slug}`, `Draft of ${one?.slug}`],
      ]);
    });
  },
);
