import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProcess } from '../../server/test-process.ts';
import { requireBrowser } from '../verify/browser.ts';
import { requireOwnPackage } from '../verify/own-package.ts';
import { comeToRest, figuresOf } from './process-figures.ts';

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};
type Row = Record<string, string | number>;

const run = promisify(execFile);
const RUNS = 3;
/** Sometimes the browser records nothing. */
const TRIES = 3;

/** A page of every kind: the fixed ones, and the first page of each resource. */
const ROUTES = [
  '/',
  '/about',
  '/tours',
  '/tours/type/safari',
  '/tours/*',
  '/packages',
  '/packages/category/*',
  '/packages/*',
  '/destinations',
  '/destinations/*',
  '/blog',
  '/blog/*',
  '/gallery',
  '/contact',
  '/careers',
  '/careers/*',
  '/stays/*',
];

/** Of one core. A server that still makes pictures' sizes answers late. */
const RESTING_SHARE = 0.1;

/**
 * Runs Lighthouse's mobile profile on a page of every kind, or on these paths; the median of three
 * runs.
 */
export async function benchPages(paths: string[]): Promise<void> {
  const lighthouse = join(requireOwnPackage('lighthouse', 'lighthouse'), 'cli', 'index.js');
  const directory = await mkdtemp(join(tmpdir(), 'karibu-pages-'));
  const running = await startProcess({ DATA_DIR: directory, DEMO: 'true' });
  try {
    await comeToRest(figuresOf(running.pid), RESTING_SHARE);
    const sitemap = await (await fetch(`${running.url}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, loc]) => new URL(loc ?? '').pathname,
    );
    const rows: Row[] = [];
    const routes = paths.length > 0 ? paths : ROUTES;
    for (const route of routes) {
      const path = pages.find((page) => matches(page, route));
      if (!path) throw new Error(`No page matches ${route}`);
      rows.push({ path, ...(await measure(lighthouse, running.url + path)) });
      console.error(`${rows.length} of ${routes.length}`);
    }
    console.table(rows);
  } finally {
    await running.end('SIGTERM');
    await rm(directory, { recursive: true, force: true });
  }
}

function matches(page: string, route: string): boolean {
  const pattern = route.replace('*', '(?!type/|category/|compare)[^/]+');
  return new RegExp(`^${pattern}$`).test(page);
}

async function measure(lighthouse: string, url: string): Promise<Row> {
  const reports: Report[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) reports.push(await audit(lighthouse, url));
  const score = (name: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)));
  const value = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP s': (value('largest-contentful-paint') / 1000).toFixed(2),
    CLS: value('cumulative-layout-shift').toFixed(3),
    'TBT ms': Math.round(value('total-blocking-time')),
    KB: Math.round(value('total-byte-weight') / 1024),
  };
}

async function audit(lighthouse: string, url: string): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runLighthouse(lighthouse, url);
    } catch (error) {
      const reason = (error as { stderr?: string }).stderr || String(error);
      if (tries === TRIES) throw new Error(`Lighthouse has no figures for ${url}: ${reason}`);
      console.error(`No figures for ${url}; trying again.`);
    }
  }
}

async function runLighthouse(lighthouse: string, url: string): Promise<Report> {
  // Lighthouse needs a full browser, even in headless mode.
  const full = '/usr/bin/chromium';
  const CHROME_PATH = existsSync(full) ? full : requireBrowser();
  const flags = ['--headless=new', '--no-sandbox'].join(' ');
  const options = [url, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH };
  const { stdout } = await run(process.execPath, [lighthouse, ...options], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
