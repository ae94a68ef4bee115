import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOnly } from '../../../admin/src/providers/document.ts';
import { listedFields } from '../../../admin/src/records/listed.ts';
import { ROOT } from '../../root.ts';
import { type ApiProcess, fillDataDirectory, startApi } from './api-process.ts';
import { type Load, measureLoad } from './load.ts';
import { makeTour, OWNER } from './samples.ts';
import { percentile } from './summarise.ts';

/** What the back office asks for. Its module is written for bundlers, so it has no types here. */
const { ListTourDocument: list }: Record<'ListTourDocument', string> = await import(
  join(ROOT, 'admin', 'src', 'generated', 'graphql.ts')
);
/** What the cards of tours show. */
const SHOWN = ['image', 'destination', 'duration', 'category', 'price'];
const query = readOnly(list, ['id', 'title', ...listedFields('tours', SHOWN)]);

const SIZES = [100, 1_000, 10_000];
const SECONDS = 5;

/** Measures reads, logins and writes on the embedded database, with few and many tours. */
export async function benchApi(): Promise<void> {
  const load = loadavg().map((figure) => figure.toFixed(1));
  console.log(`Load of this machine before: ${load.join(', ')}\n`);
  console.log(toRow(['call', 'tours', 'connections', 'per second', 'p50 ms', 'p99 ms']));
  for (const size of SIZES) {
    const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
    await fillDataDirectory(directory, size);
    const api = await startApi(directory);
    for (const [name, each] of Object.entries(describeLoads(api, size))) {
      const { perSecond, timesMs } = await measureLoad(api.url, { seconds: SECONDS, ...each });
      const figures = [perSecond, percentile(timesMs, 0.5), percentile(timesMs, 0.99)];
      const shown = figures.map((figure) => figure.toFixed(1));
      console.log(toRow([name, String(size), String(each.connections), ...shown]));
    }
    await api.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

type AnyLoad = Omit<Load, 'seconds'> & { seconds?: number };

function describeLoads({ token }: ApiProcess, size: number): Record<string, AnyLoad> {
  const connections = 10;
  // Browsers and nearly all HTTP clients send this.
  const compressed = { 'accept-encoding': 'gzip, br' };
  const plainList = { path: '/api/tours?limit=25' };
  const list = { ...plainList, headers: compressed };
  const bySlug = { path: '/api/tours/tour-50', headers: compressed };
  const headers = { ...compressed, authorization: `Bearer ${token}` };
  const toPage = (index: number) => 1 + (index % Math.min(40, size / 25));
  return {
    'list of 25': { ...list, connections },
    'list of 25, many': { ...list, connections: 50 },
    'list of 25, plain': { ...plainList, connections },
    'by slug': { ...bySlug, connections },
    'by slug, many': { ...bySlug, connections: 50 },
    // Reads of staff are never kept, and no two at a time are equal, so that none is shared.
    'list of 25, staff': {
      path: (index) => `${list.path}&page=${toPage(index)}`,
      headers,
      connections,
    },
    'list, back office': {
      ...{ method: 'POST', path: '/graphql', headers, connections },
      body: (index) => ({ query, variables: { ...LIST, page: toPage(index) } }),
    },
    search: { path: '/api/tours?limit=25&search=tour-9', headers, connections: 1 },
    'search for nothing': { path: '/api/tours?limit=25&search=tour-x', headers, connections: 1 },
    'by slug, staff': { ...bySlug, headers, connections },
    create: {
      method: 'POST',
      path: '/api/tours',
      headers,
      body: (index) => makeTour(`made-${index}`),
      connections,
    },
    login: {
      method: 'POST',
      path: '/api/auth/login',
      body: () => OWNER,
      connections,
      // In a longer run a fast machine would reach the limit of login attempts.
      seconds: 2,
    },
  };
}

/** What the back office's list of tours asks for, as it opens. */
const LIST = { search: null, sort: '-createdAt', limit: 25, filter: null };

function toRow([name = '', ...figures]: string[]): string {
  return name.padEnd(20) + figures.map((figure) => figure.padStart(13)).join('');
}
