import { listFiles, listImports, savedAs } from './saved-files.ts';

/** A trip that opens without a connection. `keptOn` is the day of its page, in words. */
export type KeptTrip = { path: string; title: string; keptOn: string };

/** Each kept trip has a cache of its own, and a worker whose scope is the trip's address. */
const PREFIX = 'trip ';
const WORKER = '/saved-trip.js';

/** Keeps a trip, or brings the kept one up to date. Throws if that fails; then all is as before. */
export async function keepTrip(path: string): Promise<void> {
  const wasKept = await isKept(path);
  const url = location.origin + path;
  const page = asWhole(await fetch(url, { cache: 'no-cache' }));
  const html = await page.clone().text();
  const files = await fetchFiles(listFiles(parse(html)));
  files.set(url, page);
  await alone(path, async () => {
    // It was removed meanwhile.
    if (wasKept && !(await isKept(path))) return;
    await runWorker(path);
    await replaceFiles(await caches.open(PREFIX + path), files);
  }).catch(async (error) => {
    if (!wasKept) await forgetTrip(path);
    throw error;
  });
}

/** Removes a trip from this device. */
export async function forgetTrip(path: string): Promise<void> {
  await alone(path, async () => {
    await caches.delete(PREFIX + path);
    const registrations = await navigator.serviceWorker.getRegistrations();
    const own = registrations.find(({ scope }) => scope === location.origin + path);
    await own?.unregister();
  });
}

/** Of several windows, one at a time changes what is kept of a trip. */
function alone(path: string, change: () => Promise<void>): Promise<void> {
  return navigator.locks.request(PREFIX + path, change);
}

function isKept(path: string): Promise<boolean> {
  return caches.has(PREFIX + path);
}

/** The kept trip at a path; undefined if there is none. */
export async function findKept(path: string): Promise<KeptTrip | undefined> {
  const cacheName = PREFIX + path;
  const page = await caches.match(location.origin + path, { cacheName, ignoreVary: true });
  if (!page) return undefined;
  const title =
    parse(await page.text())
      .querySelector('h1')
      ?.textContent.trim() ?? path;
  const keptAt = new Date(page.headers.get('date') ?? Date.now());
  return { path, title, keptOn: keptAt.toLocaleDateString('en-GB', { dateStyle: 'long' }) };
}

/** All trips that this device keeps. */
export async function listKept(): Promise<KeptTrip[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const found = await Promise.all(names.map((name) => findKept(name.slice(PREFIX.length))));
  return found.filter((trip) => trip !== undefined);
}

/** The files by the address under which they are saved, with the scripts that scripts import. */
async function fetchFiles(first: string[]): Promise<Map<string, Response>> {
  const files = new Map<string, Response>();
  const asked = new Set<string>();
  const fetchAll = async (urls: string[]): Promise<void> => {
    const others = urls.filter((url) => !asked.has(url));
    for (const url of others) asked.add(url);
    await Promise.all(others.map(fetchFile));
  };
  const fetchFile = async (url: string) => {
    const response = await fetch(url);
    // What is missing here is missing without a connection too.
    if (response.status === 404) return;
    files.set(savedAs(url), asWhole(response));
    if (url.endsWith('.js')) await fetchAll(listImports(await response.clone().text()));
  };
  await fetchAll(first);
  return files;
}

function asWhole(response: Response): Response {
  if (response.ok && !response.redirected) return response;
  throw new Error(`${response.url} cannot be saved: ${response.status}`);
}

/** Saves files, and removes those of earlier releases. */
async function replaceFiles(cache: Cache, files: Map<string, Response>): Promise<void> {
  for (const [url, response] of files) await cache.put(url, response);
  for (const { url } of await cache.keys()) if (!files.has(url)) await cache.delete(url);
}

async function runWorker(path: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: path });
  const { active, installing, waiting } = registration;
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The worker did not start'));
    });
  });
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
