import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn, startProcess } from '../../server/test-process.ts';
import { age, checkRound } from './kill-check.ts';
import { prepareWork, workUntilCut } from './kill-work.ts';
import { summarise } from './summarise.ts';

const LONGEST_MS = 2_000;
const TELL_EVERY = 20;

/**
 * Kills the server again and again while it saves, reorders, uploads and publishes. Throws when
 * anything acknowledged is lost or anything is left behind. `--rounds` is 200 unless given.
 */
export async function benchKill(): Promise<void> {
  const options = { rounds: { type: 'string', default: '200' } } as const;
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const rounds = Number(values.rounds);
  const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
  let running = await startProcess({ DATA_DIR: directory });
  // One login for all: it outlives the process.
  const token = await signIn(running.url);
  const work = await prepareWork(running.url, token);
  const restarts: number[] = [];
  let finished = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const working = workUntilCut(running.url, token, work);
    await new Promise((resolve) => setTimeout(resolve, randomInt(LONGEST_MS)));
    const { acknowledged } = work.orders;
    await running.end('SIGKILL');
    await working;
    await age(directory);
    const startedAt = performance.now();
    running = await startProcess({ DATA_DIR: directory });
    restarts.push(performance.now() - startedAt);
    await checkRound(running.url, token, directory, work).catch((error) => {
      throw new Error(`Round ${round} in ${directory}`, { cause: error });
    });
    if (work.orders.acknowledged > acknowledged) finished += 1;
    if (round % TELL_EVERY === 0) console.log(`  ${round} rounds so far`);
  }
  await running.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
  const { price, orders, uploads, publishes } = work;
  console.log(
    `${rounds} rounds of kill -9: nothing acknowledged was lost, nothing was left behind`,
  );
  console.log(
    `  ${price.acknowledged - 1000} saves, ${orders.sent.length - 1} reorders, ` +
      `${uploads.length} uploads and ${publishes} full publishes were sent`,
  );
  console.log(`  ${finished} reorders that nobody had acknowledged stood whole after the start`);
  console.log(`  kill → serving, in milliseconds  ${summarise(restarts)}`);
}
