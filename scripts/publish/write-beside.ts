import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReleaseFile } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { type WritePage, writeTo } from './write-page.ts';

/** What the thread is asked, and what it answers. */
export type Order = {
  number: number;
  type: string;
  content: Uint8Array<ArrayBuffer>;
  before: ReleaseFile | undefined;
};
export type Answer = { number: number } & (
  | { file: ReleaseFile }
  | { failure: { message: string } }
);

export type Writing = { write: WritePage; end: () => Promise<void> };

/** What it has written it keeps no longer; with more room it would clear up later. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

const encoder = new TextEncoder();

/** Writes pages until `end`: beside the thread that renders them, where there are two cores. */
export function beginWriting(store: ReleaseStore): Writing {
  if (availableParallelism() > 1) return writeBeside(store);
  return { write: writeTo(store), end: async () => {} };
}

/**
 * Writes pages in a thread of its own, which the first page starts, until `end`. If the thread
 * dies, what it has not written is rejected, and the next page starts another one. After `end`,
 * pages are rejected.
 */
export function writeBeside(store: ReleaseStore): Writing {
  const waiting = new Map<number, PromiseWithResolvers<ReleaseFile>>();
  let worker: Worker | null = null;
  let number = 0;
  let hasEnded = false;

  function start(): Worker {
    const file = new URL('./writing-thread.ts', import.meta.url);
    const workerData = { directory: store.directory };
    const started = new Worker(file, { workerData, resourceLimits: LIMITS });
    let death = new Error('The thread that writes pages ended');
    started.on('error', (error: Error) => {
      death = error;
    });
    started.on('exit', () => {
      worker = null;
      for (const { reject } of waiting.values()) reject(death);
      waiting.clear();
    });
    started.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if ('file' in answer) asked?.resolve(answer.file);
      else asked?.reject(Object.assign(new Error(answer.failure.message), answer.failure));
    });
    return started;
  }

  return {
    async write(type, text, before) {
      if (hasEnded) throw new Error('No more pages are written');
      worker ??= start();
      number += 1;
      const asked = Promise.withResolvers<ReleaseFile>();
      waiting.set(number, asked);
      // The thread gets the bytes themselves; a text would be copied.
      const content = encoder.encode(text);
      worker.postMessage({ number, type, content, before } satisfies Order, [content.buffer]);
      const written = await asked.promise;
      store.noteObject(written.hash);
      if (written.brotli) store.noteObject(written.brotli.hash);
      return written;
    },
    async end() {
      hasEnded = true;
      await worker?.terminate();
    },
  };
}
