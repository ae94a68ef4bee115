import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_LOGIN } from '../../demo/demo.ts';
import { callerWith, signIn, startProcess, until } from '../../server/test-process.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { makeTour } from './samples.ts';

const LONGEST_MS = 600_000;
/** As many as the back office sends at once. */
const PART = 50;

type Row = Record<string, unknown>;
type Outcome = { action: string };

/**
 * Measures an import of very many rows by the whole server, which publishes meanwhile: the time of
 * each step, and the CPU time of the server until everything is live. `--rows` is 2,000 unless
 * given.
 */
export async function benchImport(): Promise<void> {
  const options = { rows: { type: 'string', default: '2000' } } as const;
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
  const server = await startProcess({ DATA_DIR: directory, DEMO: 'true' });
  try {
    const call = callerWith(server.url, await signIn(server.url, DEMO_LOGIN));
    const send = async (rows: Row[], isDryRun: boolean) => {
      const counts = new Map<string, number>();
      const begun = performance.now();
      const cpuBefore = await cpuSeconds(server.pid);
      for (let start = 0; start < rows.length; start += PART) {
        const records = JSON.stringify(rows.slice(start, start + PART));
        const outcomes: Outcome[] = await call('POST', '/import', {
          ...{ resource: 'tours', records, isDryRun },
        });
        for (const { action } of outcomes) counts.set(action, (counts.get(action) ?? 0) + 1);
      }
      const secondsSince = (from: number) => ((performance.now() - from) / 1000).toFixed(1);
      const seconds = secondsSince(begun).padStart(6);
      const answered = performance.now();
      const readState = async () => (await call('GET', '/publication')).state;
      await until(readState, (state) => state === 'live', LONGEST_MS);
      const cpu = ((await cpuSeconds(server.pid)) - cpuBefore).toFixed(1).padStart(6);
      const said = [...counts].map(([action, count]) => `${count} ${action}`).join(', ');
      const live = isDryRun ? '' : `, live ${secondsSince(answered)} s later`;
      console.log(`  ${isDryRun ? 'check' : 'write'} ${seconds} s ${cpu} s of CPU  ${said}${live}`);
    };
    const rows = makeRows(Number(values.rows));
    const prices = rows.map(({ slug, price }) => ({ slug, price: Number(price) + 1 }));
    const load = () => loadavg()[0]?.toFixed(1);
    console.log(`\n${rows.length} tours, ${PART} at once; load before ${load()}`);
    for (const sent of [rows, rows, prices])
      for (const isDry of [true, false]) await send(sent, isDry);
    console.log(`  load after ${load()}`);
  } finally {
    await server.end('SIGTERM');
    await rm(directory, { recursive: true, force: true });
  }
}

/** Tours like one of the demo's, with all its days. */
function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    ...makeTour(`imported-${index + 1}`),
    price: 100 + (index % 900),
  }));
}
