import { expect, test } from 'vitest';
import type { Json } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { metrics } from './metrics.resource.ts';

const server = useTestServer();

const put = (body: unknown, as = 'editor') => server.rest('PUT', '/metrics', { as, body });

const METRICS = {
  destinations: 100,
  happyTravelers: 50_000,
  totalRating: 4.9,
  toursCompleted: 9600,
  yearsExperience: 15,
  awards: 12,
};

test('API-MET-1 ENT-13 gives zeros before the first save, cacheable for 10 minutes', async () => {
  const { status, body, headers } = await server.rest('GET', '/metrics');
  expect(status).toBe(200);
  const zeros = Object.fromEntries(Object.keys(METRICS).map((name) => [name, 0]));
  expect(body.data).toMatchObject({ ...zeros, version: 0 });
  expect(headers.get('cache-control')).toContain('max-age=600');
});

test('API-MET-2 answers broken JSON with 400', async () => {
  expect((await put('{"awards":')).status).toBe(400);
});

test('VAL-22 refuses negative numbers, and a rating above 5 or with two decimals', async () => {
  const { status, body } = await put({
    destinations: -1,
    happyTravelers: '50000',
    totalRating: 5.1,
    awards: 1.5,
  });
  expect(status).toBe(422);
  const messages = Object.fromEntries(
    body.errors.map((error: Json) => [error.path, error.message]),
  );
  expect(messages).toEqual({
    destinations: 'Destinations must not be negative',
    happyTravelers: 'Happy travelers must be a number',
    totalRating: 'Average rating must be at most 5',
    awards: 'Awards must be a whole number',
  });
  expect((await put({ totalRating: 4.85 })).body.errors[0].message).toBe(
    'Average rating has at most one decimal: write 4.5',
  );
  for (const totalRating of [0, 0.3, 4.7, 5]) expect((await put({ totalRating })).status).toBe(200);
});

describeBothDoors(
  () => server,
  'metrics',
  (door) => {
    const { get, update, history, restore } = door.of(metrics);

    test('API-MET-2 API-14 saves for staff, and refuses visitors and a stale version', async () => {
      expect((await update('', METRICS)).code).toBe('UNAUTHENTICATED');
      const saved = await update('', METRICS, 'editor');
      expect(saved.data).toMatchObject(METRICS);
      expect((await get('')).data).toEqual(saved.data);
      const { id, version } = saved.data;
      const changed = await update('', { awards: 13 }, 'editor', version);
      expect(changed.data).toMatchObject({ ...METRICS, awards: 13 });
      const stale = await update('', { awards: 14 }, 'editor', version);
      expect([stale.code, stale.current.awards]).toEqual(['STALE_VERSION', 13]);
      expect((await history(id, 'editor')).data[0].after.awards).toBe(13);
      expect((await restore(id, version, 'editor')).data.awards).toBe(METRICS.awards);
    });
  },
);
