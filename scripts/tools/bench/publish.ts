import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWorkspace } from '../../build.ts';
import { createCaller, until } from '../../server/test-process.ts';
import { fillSite, type MeasuredSite, startSite } from './measured-site.ts';
import { PATIENCE_MS } from './patience.ts';
import { comeToRest } from './process-figures.ts';
import { type Edit, listEdits } from './publish-edits.ts';
import { OWNER } from './samples.ts';
import { percentile } from './summarise.ts';

const LOOK_MS = 2;

type Measured = { fromAnswer: number[]; fromSave: number[]; cpuMs: number };

/**
 * `-- publish --pages 100,1000 --edits 50 --wide-edits 50`: makes sites of so many HTML pages and
 * measures on each the first publish, a restart, and the time from a save to the page.
 */
export async function benchPublish(options: string[]): Promise<void> {
  const { pages, edits, 'wide-edits': wideEdits } = readOptions(options);
  await buildWorkspace('site');
  await buildWorkspace('admin');
  for (const count of pages) {
    const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
    await fillSite(directory, count);
    await measureSite(directory, edits, wideEdits ?? edits);
    await rm(directory, { recursive: true, force: true });
  }
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '100' },
      edits: { type: 'string', default: '50' },
      'wide-edits': { type: 'string' },
    },
  });
  const pages = values.pages.split(',').map(Number);
  const wide = values['wide-edits'];
  return { pages, edits: Number(values.edits), 'wide-edits': wide ? Number(wide) : null };
}

async function measureSite(directory: string, edits: number, wideEdits: number): Promise<void> {
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
  const first = await startSite(directory);
  const { releases } = await (await createCaller(first.url, OWNER))('GET', '/publication');
  console.log(`\n${releases[0].pages} HTML pages (${load()})`);
  console.log(`  first start    ${seconds(first.firstPageMs)} until the first page`);
  console.log(`  first publish  ${seconds(releases[0].durationMs)}`);
  console.log(`  CPU, memory    ${seconds(await first.cpuMs())}, ${mb(await first.peakMb())}`);
  await rest(first);
  await first.stop();
  const site = await startSite(directory);
  const restart = `${seconds(site.firstPageMs)} until the first page, API ${seconds(site.readyMs)}`;
  console.log(`  restart        ${restart}`);
  await rest(site);
  console.log(`  CPU, memory    ${seconds(await site.cpuMs())}, ${mb(await site.peakMb())}`);
  await site.forgetPeak();
  const call = await createCaller(site.url, OWNER);
  for (const edit of await listEdits(call)) {
    const times = edit.isWide ? wideEdits : edits;
    if (times > 0) print(edit, await measureEdits(site, edit, times), times, load());
  }
  console.log(`  memory through edits  ${mb(await site.peakMb())}`);
  await site.stop();
}

async function rest(site: MeasuredSite): Promise<void> {
  if (!(await comeToRest(site))) console.log('  It did not come to rest within two minutes.');
}

async function measureEdits(site: MeasuredSite, edit: Edit, times: number): Promise<Measured> {
  const measured: Measured = { fromAnswer: [], fromSave: [], cpuMs: 0 };
  const cpuBefore = await site.cpuMs();
  for (let number = 1; number <= times; number += 1) {
    const savedAt = performance.now();
    const shown = await edit.save(number);
    const answeredAt = performance.now();
    const read = async () => (await fetch(site.url + edit.path)).text();
    await until(read, (html) => html.includes(shown), PATIENCE_MS, LOOK_MS);
    measured.fromSave.push(performance.now() - savedAt);
    measured.fromAnswer.push(performance.now() - answeredAt);
  }
  measured.cpuMs = (await site.cpuMs()) - cpuBefore;
  return measured;
}

function print({ name }: Edit, measured: Measured, times: number, load: string): void {
  const show = (figures: number[]) =>
    [0.5, 0.95].map((share) => percentile(figures, share).toFixed(0).padStart(6)).join(' /');
  const cpu = (measured.cpuMs / times).toFixed(0);
  const [page, save] = [show(measured.fromAnswer), show(measured.fromSave)];
  const figures = `answer → page ${page}   save → page ${save}   CPU ${cpu.padStart(5)} ms`;
  console.log(`  ${name.padEnd(12)} ${figures}   (p50 / p95 ms, ${times} edits, ${load})`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const mb = (figure: number) => `${figure.toFixed(0)} MB`;
