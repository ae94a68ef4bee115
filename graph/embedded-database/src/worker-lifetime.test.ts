import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { DatabaseDamagedError, EmbeddedDatabaseCrashedError } from './data-directory.error.ts';
import { watchWorker } from './worker-lifetime.ts';

function run(script: string) {
  const prelude = "const { parentPort } = require('node:worker_threads');";
  const worker = new Worker(`${prelude} ${script}`, { eval: true });
  const lifetime = watchWorker(worker, '/data');
  lifetime.stopped.catch(() => {});
  return lifetime;
}

describe('a worker', () => {
  it('crashes when it throws, with the reason in one line', async () => {
    const stopped = run("setTimeout(() => { throw new Error('disk gone') }, 10)").stopped;
    await expect(stopped).rejects.toThrow(EmbeddedDatabaseCrashedError);
    await expect(stopped).rejects.toThrow('The embedded database stopped unexpectedly: disk gone');
  });

  it('crashes when it ends by itself', async () => {
    await expect(run('').stopped).rejects.toThrow(/exit code 0/);
  });

  it('is closed when it ends after its `closed` message', async () => {
    const stopped = run("parentPort.postMessage({ kind: 'closed' })").stopped;
    await expect(stopped).resolves.toBeUndefined();
  });

  it('is listening even when the runtime sends messages of its own', async () => {
    const words = "[{ 'watch:import': [] }, { kind: 'listening', socketPath: '/s' }]";
    const { listening } = run(`for (const word of ${words}) parentPort.postMessage(word)`);
    await expect(listening).resolves.toBe('/s');
  });

  it('fails the start when it ends before it listens', async () => {
    await expect(run('').listening).rejects.toThrow(/exit code 0/);
  });

  it('is checked when it says so, and never when it finds damage', async () => {
    const sound = run("parentPort.postMessage({ kind: 'checked' })");
    await expect(sound.checked).resolves.toBeUndefined();
    const failure = "{ kind: 'failed', name: 'DamageFound', reason: 'a page is lost' }";
    const damaged = run(`parentPort.postMessage(${failure})`);
    await expect(damaged.checked).rejects.toThrow(DatabaseDamagedError);
    await expect(damaged.stopped).rejects.toThrow(
      'The database in /data is damaged: a page is lost.',
    );
  });

  it('is damaged when it dies of damage that a command has met', async () => {
    const script = "throw Object.assign(new Error('row 3 is lost'), { name: 'DamageFound' })";
    await expect(run(script).stopped).rejects.toThrow(DatabaseDamagedError);
  });
});
