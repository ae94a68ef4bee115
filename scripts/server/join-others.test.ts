import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announcePresence, type Presence } from '@karibu/graph/migrations/presence.ts';
import { recordRelease } from '@karibu/graph/publish/publication.ts';
import { useTestServer } from '@karibu/graph/testing/use-test-server.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { joinOthers } from './join-others.ts';
import { failToStart } from './test-process.ts';

const server = useTestServer();
const firebase = { projectId: 'p', apiKey: 'k', storageBucket: 'b', emulatorHost: null };

let directory: string;
const processes: Presence[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-join-'));
});
afterEach(async () => {
  for (const presence of processes.splice(0)) await presence.leave();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function joinFrom(dataDirectory: string, config: { firebase: typeof firebase | null }) {
  const presence = await announcePresence(server.connection, 1);
  processes.push(presence);
  await joinOthers(server.connection, presence, { dataDirectory, ...config });
}

test('TRUST-19 a start beside a process with other pictures says in one line why it cannot be', async () => {
  await joinFrom(directory, { firebase: null });
  const { code, complaint } = await failToStart({
    DATA_DIR: `${directory}/other`,
    MONGODB_URI: server.databaseUri,
  });
  expect(code).toBe(1);
  expect(complaint).toMatch(
    /^Karibu cannot start: another process serves this database from a DATA_DIR of its own.*$/,
  );
});

test('TRUST-19 processes that share their data directory, or pictures in Firebase, may be many', async () => {
  await joinFrom(directory, { firebase: null });
  await joinFrom(directory, { firebase: null });
  const other = await mkdtemp(join(directory, 'other-'));
  await expect(joinFrom(other, { firebase: null })).rejects.toThrow(/pictures/);
  await joinFrom(other, { firebase });
});

test('TRUST-19 nor does a process start that lacks the release that others went back to', async () => {
  const receipt = { changed: [], added: [], removed: [], redirected: [] };
  const release = { id: 'earlier', at: new Date().toISOString(), durationMs: 1, receipt };
  const stored = { ...release, shards: [], redirects: {}, scripts: [] };
  await recordRelease(server.connection, stored as never, true);
  await joinFrom(directory, { firebase });
  const other = await mkdtemp(join(directory, 'other-'));
  await expect(joinFrom(other, { firebase })).rejects.toThrow(/rolled back/);
});
