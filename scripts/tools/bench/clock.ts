import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tourInput } from '@karibu/graph/testing/test-server.ts';
import { ROOT } from '../../root.ts';
import {
  callerWith,
  type Json,
  signIn,
  startProcess,
  type TestProcess,
  until,
} from '../../server/test-process.ts';
import { PATIENCE_MS } from './patience.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Days that the clock is off by, one after the other. */
const SHIFTS = [0, -1, 1, 0];

/**
 * Sets the server's clock back and forward a day, while it runs and between two runs. Throws when
 * a save does not go live, the newest release is not the one that is live, or nobody can sign in.
 */
export async function benchClock(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
  const clock = join(directory, 'clock');
  const loader = pathToFileURL(join(ROOT, 'scripts', 'tools', 'bench', 'shifted-clock.ts')).href;
  const start = () =>
    startProcess({
      DATA_DIR: join(directory, 'data'),
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--import=${loader}`,
    });
  await writeFile(clock, '0');
  let running = await start();
  const token = await signIn(running.url);
  const call = callerWith(running.url, token);
  const { id } = await call('POST', '/tours', tourInput({ title: 'Out of time' }));
  for (const isRestarted of [false, true]) {
    for (const days of SHIFTS) {
      await writeFile(clock, String(days * DAY_MS));
      if (isRestarted) {
        await running.end('SIGTERM');
        running = await start();
      }
      const ms = await checkClock(running, id, days);
      const how = isRestarted ? 'after a restart' : 'while it runs';
      console.log(`  clock off by ${days} days, ${how}: live after ${ms.toFixed(0)} ms`);
    }
  }
  await running.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
}

let price = 1000;

/** Gives the milliseconds from a save to its page. */
async function checkClock({ url }: TestProcess, id: string, days: number): Promise<number> {
  const call = callerWith(url, await signIn(url));
  price += 1;
  const save = () => call('PUT', `/tours/${id}`, { price });
  const shift = ({ updatedAt }: Json) => Date.parse(updatedAt) - Date.now();
  await until(save, (saved) => Math.abs(shift(saved) - days * DAY_MS) < DAY_MS / 2, PATIENCE_MS);
  const savedAt = performance.now();
  const shown = `$${price.toLocaleString('en-US')}`;
  const page = async () => (await fetch(`${url}/tours/out-of-time`)).text();
  await until(page, (html) => html.includes(shown), PATIENCE_MS);
  const ms = performance.now() - savedAt;
  const publication = await until<Json>(
    () => call('GET', '/publication'),
    ({ state }) => state === 'live',
  );
  const [newest] = publication.releases;
  if (newest.id !== publication.current) throw new Error('An older release counts as the newest');
  return ms;
}
