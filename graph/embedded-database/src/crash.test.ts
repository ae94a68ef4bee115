import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DataDirectoryInUseError } from './data-directory.error.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { connectClient, createTestDirectory, failureOf } from './testing/test-database.ts';

const ROUNDS = 12;

type Client = Awaited<ReturnType<typeof connectClient>>;

async function startProcess(directory: string) {
  const child = fork(new URL('./testing/database-process.ts', import.meta.url), [directory]);
  const [uri] = await once(child, 'message');
  return { child, client: await connectClient(String(uri)) };
}

/** Writes until the database dies. Gives the numbers of the acknowledged writes. */
async function writeUntilDeath(
  client: Client,
  round: number,
  onWrite: (writes: number) => void,
): Promise<number[]> {
  const db = client.db('karibu');
  const acknowledged: number[] = [];
  try {
    for (let n = 0; ; n += 1) {
      await db
        .collection('counters')
        .updateOne({ round }, { $inc: { a: 1, b: 1 } }, { upsert: true });
      await db.collection('writes').insertMany([0, 1, 2].map((part) => ({ round, n, part })));
      acknowledged.push(n);
      onWrite(acknowledged.length);
    }
  } catch {
    return acknowledged;
  }
}

async function runRound(directory: string, round: number): Promise<number[]> {
  const { child, client } = await startProcess(directory);
  if (round === 0) {
    const second = await failureOf(startEmbeddedDatabase({ directory }));
    expect(second).toBeInstanceOf(DataDirectoryInUseError);
  }
  const closed = once(child, 'close');
  // Each round kills the process after a few writes, at a different moment of the next write.
  const acknowledged = writeUntilDeath(client, round, (writes) => {
    if (writes === 3 + round) setTimeout(() => child.kill('SIGKILL'), (round * 7) % 30);
  });
  await closed;
  await client.close();
  return await acknowledged;
}

it('loses no acknowledged write and keeps no partial command when killed', {
  timeout: 120_000,
}, async () => {
  const directory = createTestDirectory();
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound(directory, round));
  const database = await startEmbeddedDatabase({ directory });
  const client = await connectClient(database.uri);
  const db = client.db('karibu');
  for (const [round, acknowledged] of rounds.entries()) {
    const stored = new Map<number, number>();
    for await (const { n } of db.collection('writes').find({ round })) {
      stored.set(n, (stored.get(n) ?? 0) + 1);
    }
    // A command inserts three documents: all three if acknowledged, otherwise three or none.
    expect(acknowledged.filter((n) => stored.get(n) !== 3)).toEqual([]);
    expect([...stored.values()].filter((parts) => parts !== 3)).toEqual([]);
    const counter = await db.collection('counters').findOne({ round });
    expect(counter?.a).toBe(counter?.b);
    expect(counter?.a ?? 0).toBeGreaterThanOrEqual(acknowledged.length);
  }
  expect(rounds.every((acknowledged) => acknowledged.length >= 3)).toBe(true);
  await client.close();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});
