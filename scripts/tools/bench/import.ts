import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_LOGIN } from '../../demo/demo.ts';
import { callerWith, signIn, startProcess } from '../../server/test-process.ts';
import { makeTour } from './samples.ts';

const ROWS = 2000;
/** As many as the back office sends at once. */
const PART = 50;

type Row = Record<string, unknown>;
type Outcome = { action: string };

/** Measures an import of very many rows by the whole server, which publishes meanwhile. */
export async function benchImport(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
  const server = await startProcess({ DATA_DIR: directory, DEMO: 'true' });
  try {
    const call = callerWith(server.url, await signIn(server.url, DEMO_LOGIN));
    const send = async (rows: Row[], isDryRun: boolean) => {
      const counts = new Map<string, number>();
      const begun = performance.now();
      for (let start = 0; start < rows.length; start += PART) {
        const records = JSON.stringify(rows.slice(start, start + PART));
        const outcomes: Outcome[] = await call('POST', '/import', {
          ...{ resource: 'tours', records, isDryRun },
        });
        for (const { action } of outcomes) counts.set(action, (counts.get(action) ?? 0) + 1);
      }
      const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
      const said = [...counts].map(([action, count]) => `${count} ${action}`).join(', ');
      console.log(`  ${isDryRun ? 'check' : 'write'} ${seconds} s  ${said}`);
    };
    const rows = makeRows();
    const prices = rows.map(({ slug, price }) => ({ slug, price: Number(price) + 1 }));
    const load = () => loadavg()[0]?.toFixed(1);
    console.log(`\n${ROWS} tours, ${PART} at once; load before ${load()}`);
    for (const sent of [rows, rows, prices])
      for (const isDry of [true, false]) await send(sent, isDry);
    console.log(`  load after ${load()}`);
  } finally {
    await server.end('SIGTERM');
    await rm(directory, { recursive: true, force: true });
  }
}

/** Tours like one of the demo's, with all its days. */
function makeRows(): Row[] {
  return Array.from({ length: ROWS }, (_, index) => ({
    ...makeTour(`imported-${index + 1}`),
    price: 100 + (index % 900),
  }));
}
