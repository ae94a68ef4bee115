import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { connectClient, createTestDirectory } from './testing/test-database.ts';

const ROUNDS = 12;

/** Starts a process that writes without end and tells each write that was acknowledged. */
async function runWriter(directory: string, round: number, lifetimeMs: number): Promise<number[]> {
  const writer = fork(
    new URL('./testing/crash-writer.ts', import.meta.url),
    [directory, String(round)],
    {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    },
  );
  const acknowledged: number[] = [];
  writer.on('message', (n: number) => acknowledged.push(n));
  await once(writer, 'message');
  await killAfter(writer, lifetimeMs);
  return acknowledged;
}

async function killAfter(writer: ChildProcess, lifetimeMs: number): Promise<void> {
  const exit = once(writer, 'close');
  setTimeout(() => writer.kill('SIGKILL'), lifetimeMs);
  await exit;
}

it('loses no acknowledged write and keeps no half of a command when killed', async () => {
  const directory = createTestDirectory();
  const acknowledged = new Map<number, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    acknowledged.set(round, await runWriter(directory, round, 20 + ((round * 37) % 120)));
  }
  const database = await startEmbeddedDatabase({ directory });
  const client = await connectClient(database.uri);
  const db = client.db('karibu');
  let writes = 0;
  for (const [round, numbers] of acknowledged) {
    writes += numbers.length;
    const found = await db.collection('writes').find({ round }).toArray();
    const stored = new Map<number, number>();
    for (const { n } of found) stored.set(n, (stored.get(n) ?? 0) + 1);
    // Each command inserts three documents: an acknowledged one has three, any other three or none.
    expect(numbers.filter((n) => stored.get(n) !== 3)).toEqual([]);
    expect([...stored.values()].every((count) => count === 3)).toBe(true);
    const counter = await db.collection('counters').findOne({ round });
    expect(counter?.a).toBe(counter?.b);
    expect(counter?.a ?? 0).toBeGreaterThanOrEqual(numbers.length);
  }
  expect(writes).toBeGreaterThan(ROUNDS);
  await client.close();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});
