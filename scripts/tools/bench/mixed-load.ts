import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createCaller, until } from '../../server/test-process.ts';
import { upload } from './kill-work.ts';
import { fillSite, type MeasuredSite, startSite } from './measured-site.ts';
import { PATIENCE_MS } from './patience.ts';
import { comeToRest } from './process-figures.ts';
import { listEdits } from './publish-edits.ts';
import { OWNER } from './samples.ts';
import { summarise } from './summarise.ts';

const PAGES = 500;
const SAVE_EVERY_MS = 6_000;
const UPLOAD_EVERY_MS = 5_000;
const VISITORS = 10;
const VISIT_EVERY_MS = 100;
const LOOK_EVERY_MS = 2_000;
/** What the last quarter may have more than the third one: one collection of garbage or pool. */
const MOST_GROWTH = { memory: 1.1, handles: 1.1 };

type Figures = { memoryMb: number; handles: number };
type Seen = { visits: number; uploads: number; savesMs: number[]; figures: Figures[] };

/**
 * Ten saves a minute, uploads and visitors at once. Throws when anything fails, or when memory or
 * open handles still grow in the second half. `--minutes` is 10 unless given.
 */
export async function benchMixedLoad(): Promise<void> {
  const options = { minutes: { type: 'string', default: '10' } } as const;
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
  await fillSite(directory, PAGES);
  const site = await startSite(directory);
  try {
    await comeToRest(site);
    const minutes = Number(values.minutes);
    const seen = await workFor(site, minutes * 60_000);
    const saves = seen.savesMs.length;
    console.log(`${minutes} minutes on ${PAGES} pages, nothing failed`);
    console.log(`  ${saves} saves (${(saves / minutes).toFixed(1)} a minute)`);
    console.log(`  ${seen.uploads} uploads, ${seen.visits} visits`);
    console.log(`  saved → live, in milliseconds  ${summarise(seen.savesMs)}`);
    tellGrowth(seen.figures);
  } finally {
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function workFor(site: MeasuredSite, lengthMs: number): Promise<Seen> {
  const seen: Seen = { visits: 0, uploads: 0, savesMs: [], figures: [] };
  const deadline = performance.now() + lengthMs;
  const every = async (ms: number, act: () => Promise<void>) => {
    while (performance.now() < deadline) {
      const next = performance.now() + ms;
      await act();
      await setTimeout(Math.max(0, next - performance.now()));
    }
  };
  const call = await createCaller(site.url, OWNER);
  const edits = await listEdits(call);
  const uploads: Parameters<typeof upload>[1]['uploads'] = [];
  const visit = await makeVisits(site.url);
  await Promise.all([
    every(SAVE_EVERY_MS, async () => {
      const number = seen.savesMs.length;
      const edit = edits[number % edits.length];
      if (edit) seen.savesMs.push(await timeUntilLive(site.url, edit, number));
    }),
    every(UPLOAD_EVERY_MS, async () => {
      await upload(call, { uploads });
      seen.uploads = uploads.length;
    }),
    ...Array.from({ length: VISITORS }, () =>
      every(VISIT_EVERY_MS, async () => {
        await visit(seen.visits);
        seen.visits += 1;
      }),
    ),
    every(LOOK_EVERY_MS, async () => {
      const [memoryMb, handles] = await Promise.all([site.memoryMb(), site.handles()]);
      seen.figures.push({ memoryMb, handles });
    }),
  ]);
  return seen;
}

type Edit = Awaited<ReturnType<typeof listEdits>>[number];

async function timeUntilLive(url: string, { path, save }: Edit, number: number): Promise<number> {
  const text = await save(number);
  const savedAt = performance.now();
  const read = async () => (await fetch(url + path)).text();
  await until(read, (html) => html.includes(text), PATIENCE_MS);
  return performance.now() - savedAt;
}

/** A function that makes the n-th visit: to a page of the site, or to a list of the API. */
async function makeVisits(url: string): Promise<(number: number) => Promise<void>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, at = '']) => new URL(at).pathname);
  return async (number) => {
    const page = pages[(number * 7) % pages.length] ?? '/';
    const path = number % 5 === 0 ? `/api/tours?limit=25&page=${1 + (number % 4)}` : page;
    const response = await fetch(url + path);
    await response.arrayBuffer();
    // Saves rename pages meanwhile, which then lead on or are gone.
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
  };
}

/** Compares the third quarter with the last one. Throws when a figure still grows. */
function tellGrowth(figures: Figures[]): void {
  const quarter = Math.floor(figures.length / 4);
  const meanOf = (part: Figures[], name: keyof Figures) =>
    part.reduce((sum, each) => sum + each[name], 0) / (part.length || 1);
  const names = { memory: 'memoryMb', handles: 'handles' } as const;
  for (const kind of ['memory', 'handles'] as const) {
    const third = meanOf(figures.slice(2 * quarter, 3 * quarter), names[kind]);
    const last = meanOf(figures.slice(3 * quarter), names[kind]);
    const unit = kind === 'memory' ? ' MB' : '';
    console.log(
      `  ${kind}: third quarter ${third.toFixed(0)}${unit}, last ${last.toFixed(0)}${unit}`,
    );
    if (last > third * MOST_GROWTH[kind]) throw new Error(`The ${kind} still grows`);
  }
}
