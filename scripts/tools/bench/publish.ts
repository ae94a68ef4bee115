import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_LOGIN } from '../../demo/demo.ts';
import { createCaller, startProcess, until } from '../../server/test-process.ts';
import { summarise } from './summarise.ts';

const EDITS = 50;
const SLUG = 'stone-town-and-spices';

/** Measures the time from save to the new price on the public page, on a new demo. */
export async function benchPublish(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
  const running = await startProcess({
    DATA_DIR: directory,
    DEMO: 'true',
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
  });
  const call = await createCaller(running.url, DEMO_LOGIN);
  const { id } = await call('GET', `/tours/${SLUG}`);
  const saves: number[] = [];
  const lives: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const price = 1000 + edit;
    const startedAt = performance.now();
    await call('PUT', `/tours/${id}`, { price });
    saves.push(performance.now() - startedAt);
    const read = async () => (await fetch(`${running.url}/tours/${SLUG}`)).text();
    await until(read, (html) => html.includes(`$${price.toLocaleString('en-US')}`), 15_000, 2);
    lives.push(performance.now() - startedAt);
  }
  const { releases } = await call('GET', '/publication');
  console.log(`${EDITS} edits of one tour among ${releases[0].pages} pages, in milliseconds`);
  console.log(`  save answered  ${summarise(saves)}`);
  console.log(`  save → live    ${summarise(lives)}`);
  await running.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
}
