import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mountSmallDisk, type SmallDisk } from '../../server/small-disk.ts';
import { callerWith, signIn, startProcess, until } from '../../server/test-process.ts';
import { age, checkRound } from './kill-check.ts';
import { prepareWork, type Work, workWhile } from './kill-work.ts';
import { PATIENCE_MS } from './patience.ts';
import { summarise } from './summarise.ts';

const DISK_MB = 384;
const LONGEST_WORK_MS = 2_000;
const FULL_MS = 1_000;

/**
 * Fills the disk again and again while the server saves, reorders, uploads and publishes. Throws
 * when reads fail meanwhile, when anything acknowledged is lost, or when anything is left behind.
 * `--moments` is 10 unless given.
 */
export async function benchDiskFull(): Promise<void> {
  const options = { moments: { type: 'string', default: '10' } } as const;
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const disk = await mountSmallDisk(DISK_MB);
  if (!disk) throw new Error('This user may mount no disk: run it as the administrator');
  const directory = join(disk.directory, 'data');
  let running = await startProcess({ DATA_DIR: directory });
  try {
    const token = await signIn(running.url);
    const work = await prepareWork(running.url, token);
    const againMs: number[] = [];
    for (let moment = 1; moment <= Number(values.moments); moment += 1) {
      againMs.push(await fillWhileItWorks(disk, running.url, token, work));
      // What is left behind is removed by the next start.
      await running.end('SIGTERM');
      await age(directory);
      running = await startProcess({ DATA_DIR: directory });
      await checkRound(running.url, token, directory, work);
    }
    console.log(`${values.moments} moments with a full disk: nothing acknowledged was lost`);
    console.log(`  space → saves work again, in milliseconds  ${summarise(againMs)}`);
  } finally {
    await running.end('SIGTERM').catch(() => null);
    await disk.unmount();
  }
}

/** Gives how long it took until a save worked again, without a restart, in milliseconds. */
async function fillWhileItWorks(
  disk: SmallDisk,
  url: string,
  token: string,
  work: Work,
): Promise<number> {
  let isOver = false;
  const working = workWhile(url, token, work, {
    isWanted: () => !isOver,
    onError(error) {
      if (!String(error).includes('The disk is full')) throw error;
    },
  });
  await setTimeout(randomInt(LONGEST_WORK_MS));
  disk.fill();
  await setTimeout(FULL_MS);
  await assertReadable(url, token, work);
  isOver = true;
  await working;
  disk.free();
  const freedAt = performance.now();
  const price = work.price.acknowledged;
  const call = callerWith(url, token);
  const save = () =>
    call('PUT', `/tours/${work.tourId}`, { price }).then(
      () => true,
      () => false,
    );
  await until(save, Boolean, PATIENCE_MS);
  return performance.now() - freedAt;
}

async function assertReadable(url: string, token: string, { tourId }: Work): Promise<void> {
  await callerWith(url, token)('GET', `/tours/${tourId}`);
  const { status } = await fetch(`${url}/tours`);
  if (status !== 200) throw new Error(`A page answered ${status} with a full disk`);
}
