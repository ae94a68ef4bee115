import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_LOGIN } from '../../demo/demo.ts';
import { startProcess } from '../../server/test-process.ts';
import { requireBrowser } from '../verify/browser.ts';
import { fillDataDirectory, startApi } from './api-process.ts';
import { OWNER } from './samples.ts';
import { summarise } from './summarise.ts';
import { type Span, timeInBrowser } from './time-in-browser.ts';

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
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Tours', exact: true }).click();
  await page.locator('article').first().waitFor();
  const [first = 0, ...forms] = await repeat(TIMES + 1, (turn) => openForm(page, turn, FILLED));
  const wholes = await repeat(TIMES, (turn) => openForm(page, turn, WHOLE));
  const hasPages = (await page.getByRole('button', { name: 'next page' }).count()) > 0;
  const pages = await repeat(hasPages ? TIMES : 0, (turn) => turnPage(page, turn));
  const searches = await repeat(TIMES, (turn) => search(page, words[turn % 2] ?? ''));
  console.log(`\nOver ${what}, in milliseconds, ${TIMES} times each`);
  console.log(`  Edit → form, at first    ${first.toFixed(1).padStart(14)}`);
  console.log(`  Edit → form              ${summarise(forms)}`);
  console.log(`  Edit → all of the form   ${summarise(wholes)}`);
  if (hasPages) console.log(`  next page → rows         ${summarise(pages)}`);
  console.log(`  last letter → rows found ${summarise(searches)}`);
  await page.close();
}

async function repeat(times: number, act: (turn: number) => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let turn = 0; turn < times; turn += 1) figures.push(await act(turn));
  return figures;
}

/** The first fields of the form have values and can be edited. */
const FILLED = ['[role=dialog] input[name=title]:not([value=""])'];
/** All fields: also the rich-text editor and the last inputs. */
const WHOLE = [
  ...FILLED,
  '[role=dialog] [role=toolbar] button',
  '[role=dialog] [contenteditable=true] > *',
  '[role=dialog] [aria-label="Rating and visibility"] input[type=checkbox]',
];

/** Times a form, from the press on Edit of one card after the other. */
async function openForm(page: Page, turn: number, present: string[]): Promise<number> {
  const edit = page.getByRole('button', { name: /^Edit / }).nth(turn % 12);
  await edit.scrollIntoViewIfNeeded();
  const act = () => edit.click();
  const ms = await timeInBrowser(page, { from: 'pointerdown', present, absent: [], act });
  for (const selector of WHOLE) await page.locator(selector).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  return ms;
}

/** Times a change between the first two pages, until other cards are shown. */
function turnPage(page: Page, turn: number): Promise<number> {
  const button = page.getByRole('button', { name: turn % 2 ? 'previous page' : 'next page' });
  return timeToOthers(page, 'pointerdown', () => button.click());
}

/** Times a search, from the last letter until other cards are shown. */
async function search(page: Page, word: string): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.fill(word.slice(0, -1));
  return timeToOthers(page, 'input', () => field.fill(word));
}

async function timeToOthers(page: Page, from: Span['from'], act: Span['act']): Promise<number> {
  const first = await page.locator('article').first().getAttribute('aria-label');
  return timeInBrowser(page, {
    from,
    present: ['article'],
    absent: [`article[aria-label="${first}"]`],
    act,
  });
}
