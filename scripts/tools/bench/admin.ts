import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_LOGIN } from '../../demo/demo.ts';
import { startProcess } from '../../server/test-process.ts';
import { requireBrowser } from '../verify/browser.ts';
import {
  chooseMany,
  chooseType,
  clearSearch,
  editMany,
  openForm,
  openList,
  openView,
  search,
  turnPage,
} from './admin-acts.ts';
import { fillDataDirectory, startApi } from './api-process.ts';
import { OWNER } from './samples.ts';
import { summarise } from './summarise.ts';

const TIMES = 20;
const MANY = 10_000;

/** Measures waiting times in the back office: with the demo content, and with very many tours. */
export async function benchAdmin(): Promise<void> {
  const executablePath = requireBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await withDirectory(async (directory) => {
      const demo = await startProcess({ DATA_DIR: directory, DEMO: 'true' });
      const what = 'the demo content';
      await measure(browser, {
        what,
        url: demo.url,
        login: DEMO_LOGIN,
        words: ['Pemba', 'Usambara'],
      });
      await demo.end('SIGTERM');
    });
    await withDirectory(async (directory) => {
      await fillDataDirectory(directory, MANY);
      const api = await startApi(directory);
      const what = `${MANY.toLocaleString('en-US')} tours`;
      await measure(browser, { what, url: api.url, login: OWNER, words: ['tour-77', 'tour-512'] });
      await api.stop();
    });
  } finally {
    await browser.close();
  }
}

async function withDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-bench-'));
  await work(directory).finally(() => rm(directory, { recursive: true, force: true }));
}

type Measured = {
  what: string;
  url: string;
  login: { email: string; password: string };
  /** Two search words that find different tours. */
  words: [string, string];
};

async function measure(browser: Browser, { what, url, login, words }: Measured): Promise<void> {
  const page = await browser.newPage({ baseURL: url });
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(login.email);
  await page.getByLabel('Password').fill(login.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  console.log(`\nOver ${what}, in milliseconds, ${TIMES} times each`);
  sayFirst('menu → rows, at first', await openList(page));
  say('menu → rows', await repeat(() => openList(page)));
  sayFirst('Edit → form, at first', await openForm(page, 0));
  say('Edit → form', await repeat((turn) => openForm(page, turn)));
  say('Edit → all of the form', await repeat((turn) => openForm(page, turn, 'whole')));
  const hasPages = (await page.getByRole('button', { name: 'next page' }).count()) > 0;
  if (hasPages) say('next page → rows', await repeat((turn) => turnPage(page, turn)));
  say('last letter → rows found', await repeat((turn) => search(page, words[turn % 2] ?? '')));
  await clearSearch(page);
  await openView(page);
  say('filter → rows', await repeat((turn) => chooseType(page, turn + 1)));
  if (hasPages) await measureEdits(page);
  await page.close();
}

/** Measures an edit of 25 records, which are more than a page has. */
async function measureEdits(page: Page): Promise<void> {
  await chooseMany(page);
  const previews: number[] = [];
  const writes = await repeat(async (turn) => {
    const { preview, write } = await editMany(page, turn);
    previews.push(preview);
    return write;
  });
  say('Preview of 25 → values', previews);
  say('Change 25 → outcome', writes);
}

async function repeat(act: (turn: number) => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) figures.push(await act(turn));
  return figures;
}

function say(what: string, figures: number[]): void {
  console.log(`  ${what.padEnd(24)} ${summarise(figures)}`);
}

function sayFirst(what: string, figure: number): void {
  console.log(`  ${what.padEnd(24)} ${figure.toFixed(1).padStart(14)}`);
}
