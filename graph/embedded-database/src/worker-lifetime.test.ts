import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { EmbeddedDatabaseCrashedError } from './data-directory.error.ts';
import { waitUntilListening, waitUntilStopped } from './worker-lifetime.ts';

const run = (script: string) =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${script}`, { eval: true });

describe('a worker', () => {
  it('crashes when it throws, with the reason in one line', async () => {
    const stopped = waitUntilStopped(run("setTimeout(() => { throw new Error('disk gone') }, 10)"));
    await expect(stopped).rejects.toThrow(EmbeddedDatabaseCrashedError);
    await expect(stopped).rejects.toThrow('The embedded database stopped unexpectedly: disk gone');
  });

  it('crashes when it ends by itself', async () => {
    await expect(waitUntilStopped(run(''))).rejects.toThrow(/exit code 0/);
  });

  it('is closed when it ends after its `closed` message', async () => {
    const stopped = waitUntilStopped(run("parentPort.postMessage({ kind: 'closed' })"));
    await expect(stopped).resolves.toBeUndefined();
  });

  it('is listening even when the runtime sends messages of its own', async () => {
    const words = "[{ 'watch:import': [] }, { kind: 'listening', socketPath: '/s' }]";
    const worker = run(`for (const word of ${words}) parentPort.postMessage(word)`);
    await expect(waitUntilListening(worker, '/data')).resolves.toBe('/s');
  });

  it('fails the start when it ends before it listens', async () => {
    await expect(waitUntilListening(run(''), '/data')).rejects.toThrow(/exit code 0/);
  });
});
