import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { withFixedNames } from '../../e2e/fixed-names.ts';
import type { Page } from '../../e2e/test.ts';
import type { PageSizes } from './size-limits.ts';

type Answer = { bytes: number; text: string };

const STYLE = /<style[^>]*>.*?<\/style>/gs;
const STYLE_FILE = /<link rel="stylesheet" href="([^"]+)"/g;
const SCRIPT = /<script(?: type="module")?>(.*?)<\/script>/gs;
/** Files that the page names, and those that its islands are made of. */
const SCRIPT_FILE = /(?:\ssrc|component-url|renderer-url)="([^"]+\.js)"/g;
const IMPORT = /["'`](?:\.|\/?_astro)\/([\w.-]+\.js)["'`]/g;
/** The list of what later imports need, at the head of a script; each of them names its own too. */
const LIST_OF_FILES = /^const __vite__mapDeps=.*$/gm;
/** What the script of all pages imports only where the page has something for it. */
const ON_SOME_PAGES = [
  { mark: 'data-lightbox', files: /import\(`\.\/Lightbox[^`]+`\)/g },
  { mark: 'class="keep"', files: /import\(`\.\/keep-button[^`]+`\)/g },
];

/** What an address answers, and its bytes on the wire, compressed as the server sends it. */
export async function fetchAsSent(baseURL: string, path: string): Promise<Answer> {
  const { body, isPacked } = await fetchBytes(baseURL, path);
  const text = (isPacked ? brotliDecompressSync(body) : body).toString();
  return { bytes: body.byteLength, text };
}

/** What a browser can read of a page once so many bytes of it have come, compressed as here. */
export async function fetchBeginning(baseURL: string, path: string, bytes: number) {
  const { text } = await fetchAsSent(baseURL, path);
  const body = brotliCompressSync(Buffer.from(text)).subarray(0, bytes);
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

type Bytes = { body: Buffer; isPacked: boolean };

function fetchBytes(baseURL: string, path: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    request(new URL(path, baseURL), { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const isPacked = response.headers['content-encoding'] === 'br';
        resolve({ body: Buffer.concat(chunks), isPacked });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The bytes of a page's HTML and of all its styles, those in files of their own too. */
export async function measureMarkup(baseURL: string, path: string): Promise<number> {
  const { text } = await fetchAsSent(baseURL, path);
  return pack(text) + (await bytesOf(baseURL, namesIn(text, STYLE_FILE)));
}

/** Measures a page that fetches these script files while nobody touches it. */
export async function measurePage(baseURL: string, path: string, early: string[]) {
  const { text } = await fetchAsSent(baseURL, path);
  const html = pack(text.replaceAll(STYLE, ''));
  const inline = pack(namesIn(text, SCRIPT).join('\n'));
  return {
    html,
    css: pack(text) - html + (await bytesOf(baseURL, namesIn(text, STYLE_FILE))),
    early: inline + (await bytesOf(baseURL, early)),
    script: inline + (await bytesOf(baseURL, await listScripts(baseURL, text))),
  } satisfies PageSizes;
}

/**
 * Opens a page and lists the script files that it fetches while nobody does anything, until it
 * stands.
 */
export async function listEarlyScripts(page: Page, path: string): Promise<string[]> {
  const found = new Set<string>();
  page.on('request', (made) => {
    if (made.resourceType() === 'script') found.add(new URL(made.url()).pathname);
  });
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr]')].every((island) => {
      const begins = island.getAttribute('client');
      const top = island.firstElementChild?.getBoundingClientRect().top ?? 0;
      return begins === 'interaction' || (begins === 'visible' && top > innerHeight);
    }),
  );
  page.removeAllListeners('request');
  return [...found];
}

/** Every script file of a page, with those that it imports at once or later. */
async function listScripts(baseURL: string, html: string): Promise<string[]> {
  const found = new Set(namesIn(html, SCRIPT_FILE));
  const unused = ON_SOME_PAGES.filter(({ mark }) => !html.includes(mark));
  for (const path of found) {
    const { text } = await fetchAsSent(baseURL, path);
    const imports = unused.reduce(
      (rest, { files }) => rest.replace(files, ''),
      text.replace(LIST_OF_FILES, ''),
    );
    for (const name of namesIn(imports, IMPORT)) found.add(`/_astro/${name}`);
  }
  return [...found];
}

async function bytesOf(baseURL: string, paths: string[]): Promise<number> {
  return add(
    await Promise.all(paths.map(async (path) => pack((await fetchAsSent(baseURL, path)).text))),
  );
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** The bytes of a text, compressed as the server does once nobody waits. */
function pack(text: string): number {
  if (text === '') return 0;
  const bytes = Buffer.from(withFixedNames(text));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return brotliCompressSync(bytes, { params }).byteLength;
}

function add(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
