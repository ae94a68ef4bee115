import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseFile } from '@karibu/graph/publish/release.ts';
import { objectsIn } from '@karibu/graph/publish/release-store.ts';
import type { Answer, Order } from './write-beside.ts';
import { writeBytesTo } from './write-page.ts';

/** Writes the pages that it is sent until it is ended. See `write-beside.ts`. */
const write = writeBytesTo({ addObject: objectsIn(workerData.directory).add });

parentPort?.on('message', async ({ number, type, content, before }: Order) => {
  parentPort?.postMessage(await answer(number, write(type, content, before)));
});

async function answer(number: number, writing: Promise<ReleaseFile>): Promise<Answer> {
  try {
    return { number, file: await writing };
  } catch (error) {
    // An error would lose its code on the way, by which a full disk is known.
    return { number, failure: { ...(error as Error), message: (error as Error).message } };
  }
}
