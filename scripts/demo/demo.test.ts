import { SAMPLE_RECORDS } from '@karibu/graph/testing/sample-records.ts';
import { callerAs, useTestServer } from '@karibu/graph/testing/use-test-server.ts';
import { expect, test } from 'vitest';
import { findMissing } from './demo.ts';
import { readContent } from './read-content.ts';

const server = useTestServer();

const NATRON = 'lake-natron-flamingos';
const MENAI = 'menai-bay-by-dhow';

const call = callerAs(server, 'admin');

const addTour = (slug: string) =>
  call('POST', '/tours', { ...SAMPLE_RECORDS['/tours'], title: slug, slug });

/** The slugs of the demo's tours that seeding would make. */
async function missingTours(): Promise<unknown[]> {
  const content = await readContent(new Date());
  const missing = await findMissing(server.connection, server.services, content);
  const tours = missing.find(({ resource }) => resource.name === 'tours');
  return (tours?.records ?? []).map(({ slug }) => slug);
}

test('seeding again makes neither what was renamed nor what was deleted', async () => {
  expect(await missingTours()).toEqual(expect.arrayContaining([NATRON, MENAI]));
  const natron = await addTour(NATRON);
  const menai = await addTour(MENAI);
  await call('PUT', `/tours/${natron.id}`, { slug: 'flamingos' });
  await call('PUT', `/tours/${natron.id}`, { slug: 'flamingos-of-natron' });
  await call('PUT', `/tours/${menai.id}`, { slug: 'menai' });
  await call('DELETE', `/tours/${menai.id}`);
  const missing = await missingTours();
  expect(missing).not.toContain(NATRON);
  expect(missing).not.toContain(MENAI);
  expect(missing).toContain('ngorongoro-crater-day');
});
