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

type Writing = { write: WritePage; end: () => Promise<void> };

/** Fewer pages are written before a thread would have started. */
const FEWEST_PAGES = 100;

const encoder = new TextEncoder();

/** What it has written it keeps no longer; with more room it would clear up later. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/** Writes so many pages: in a thread beside the one that renders, where it is worth one. */
export function beginWriting(store: ReleaseStore, pages: number): Writing {
  const isWorthIt = pages >= FEWEST_PAGES && availableParallelism() > 1;
  return isWorthIt ? writeBeside(store) : { write: writeTo(store), end: async () => {} };
}

/**
 * Writes pages in a thread of its own, until `end`. If the thread dies, what it has not written is
 * rejected.
 */
export function writeBeside(store: ReleaseStore): Writing {
  const file = new URL('./writing-thread.ts', import.meta.url);
  const workerData = { directory: store.directory };
  const worker = new Worker(file, { workerData, resourceLimits: LIMITS });
  const waiting = new Map<number, PromiseWithResolvers<ReleaseFile>>();
  let number = 0;
  let death: Error | null = null;

  function die(error: Error): void {
    death ??= error;
    for (const { reject } of waiting.values()) reject(death);
    waiting.clear();
  }
  worker.on('error', die);
  worker.on('exit', () => die(new Error('The thread that writes pages ended')));
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('file' in answer) asked?.resolve(answer.file);
    else asked?.reject(Object.assign(new Error(answer.failure.message), answer.failure));
  });
  return {
    async write(type, text, before) {
      if (death) throw death;
      number += 1;
      const asked = Promise.withResolvers<ReleaseFile>();
      waiting.set(number, asked);
      // Bytes change hands, where a text would be copied twice.
      const content = encoder.encode(text);
      worker.postMessage({ number, type, content, before } satisfies Order, [content.buffer]);
      const written = await asked.promise;
      store.noteObject(written.hash);
      if (written.brotli) store.noteObject(written.brotli.hash);
      return written;
    },
    async end() {
      await worker.terminate();
    },
  };
}
