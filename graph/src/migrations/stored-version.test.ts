import { expect, test } from 'vitest';
import { PASSWORD, tourInput } from '../testing/test-server.ts';
import { callerAs, useTestServer } from '../testing/use-test-server.ts';
import { DATA_VERSION } from './index.ts';

const server = useTestServer();

const call = callerAs(server, 'editor');

test('whatever is stored by this release carries its data version, and no answer shows it', async () => {
  const tour = await call('POST', '/tours', tourInput({ title: 'Stamped' }));
  const changed = await call('PUT', `/tours/${tour.id}`, { price: 7 });
  await call('DELETE', `/tours/${tour.id}`);
  const restored = await call('POST', `/tours/${tour.id}/restore`, { version: 1 });
  const settings = await call('PUT', '/settings', { siteName: 'Stamped' });
  await server.rest('POST', '/newsletter/subscribe', { body: { email: 'a@karibu.example' } });
  const record = JSON.stringify(tourInput({ title: 'Shown' }));
  await call('POST', '/preview', { resource: 'tours', record });
  await call('POST', '/auth/second-factor', { currentPassword: PASSWORD });
  const history = await call('GET', `/tours/${tour.id}/history`);

  for (const name of [
    ...['tours', 'settings', 'newsletter', 'users', 'history', 'previews'],
    ...['credentials', 'secrets', 'second_factors'],
  ]) {
    const stored = await server.connection.collection(name).find().toArray();
    const versions = new Set(stored.map(({ schemaVersion }) => schemaVersion));
    expect([name, [...versions]]).toEqual([name, [DATA_VERSION]]);
  }
  const shown = JSON.stringify([tour, changed, restored, settings, history]);
  expect(shown).not.toContain('schemaVersion');
});

test('a change of one field leaves the version, which a migration alone raises', async () => {
  const { id } = await call('POST', '/tours', tourInput({ title: 'Left Behind' }));
  const tours = server.connection.collection('tours');
  await tours.updateOne({ title: 'Left Behind' }, { $unset: { schemaVersion: 1 } });
  await call('PUT', `/tours/${id}`, { price: 8 });
  const stored = await tours.findOne({ title: 'Left Behind' });
  expect([stored?.price, stored?.schemaVersion]).toEqual([8, undefined]);
});
