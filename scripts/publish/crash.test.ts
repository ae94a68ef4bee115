import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tourInput } from '@karibu/graph/testing/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callerWith,
  signIn,
  startProcess,
  type TestProcess,
  until,
} from '../server/test-process.ts';

/** Each takes seconds. Ask for more after a change of the outbox or the relay. */
const ROUNDS = Number(process.env.KARIBU_CRASH_ROUNDS ?? 8);

let directory: string;
let running: TestProcess | null = null;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-crash-'));
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

const TOUR = tourInput({ title: 'Survivor', price: 1000 });

test(
  `PUB-4 ${ROUNDS} times kill -9 during saves and publishes loses nothing acknowledged`,
  async () => {
    running = await startProcess({ DATA_DIR: directory });
    // One login for all: it outlives the process, and checking a password takes long.
    const token = await signIn(running.url);
    const { id } = await callerWith(running.url, token)('POST', '/tours', TOUR);
    let price = TOUR.price;

    for (let round = 1; round <= ROUNDS; round += 1) {
      const call = callerWith(running.url, token);
      let acknowledged = price;
      const saving = (async () => {
        for (let save = 0; save < 200; save += 1) {
          price += 1;
          await call('PUT', `/tours/${id}`, { price });
          acknowledged = price;
        }
      })().catch(() => {});
      // From the first intent to the middle of a publish: each round is cut at another moment.
      await new Promise((resolve) => setTimeout(resolve, (round * 157) % 400));
      await running.end('SIGKILL');
      await saving;

      running = await startProcess({ DATA_DIR: directory });
      const data = await callerWith(running.url, token)('GET', `/tours/${id}`);
      expect(data.price).toBeGreaterThanOrEqual(acknowledged);
      expect(data.price).toBeLessThanOrEqual(price);
      price = data.price;
      const shown = `$${price.toLocaleString('en-US')}`;
      const { url } = running;
      const readPage = async () => (await fetch(`${url}/tours/survivor`)).text();
      await until(readPage, (html) => html.includes(shown));
    }
  },
  ROUNDS * 30_000,
);
