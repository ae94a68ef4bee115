import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { listKeptAssets } from '@karibu/graph/publish/kept-assets.ts';
import { isPage, listFiles, type Release } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { toFirebaseConfig } from './firebase-hosting.ts';
import { fileOfPage, type Hosting } from './hosting.ts';
import { toNginxConfig } from './nginx-hosting.ts';

/** Names the files that the last export wrote, so that the next one removes no others. */
const LIST = '.hosting/files.json';

/** What a file of the folder is made of: a copy of another file, or a text. */
type Source = { copyOf: string } | { text: string };

type Export = {
  store: ReleaseStore;
  release: Release;
  /** The folder of uploaded pictures. */
  uploads: string;
  directory: string;
  hosting: Hosting;
};

/**
 * Makes a folder hold a release as plain files that any web server can serve: each page as
 * `{path}/index.html`, the pictures that it names below `uploads`, and each old address as a page
 * that redirects. `firebase.json` and `.hosting/nginx.conf` tell two servers to do as Karibu's
 * does. What the last export wrote and this one does not leaves the folder. Throws when the folder
 * holds files and no export has made it.
 */
export async function exportRelease(wanted: Export): Promise<void> {
  const directory = resolve(wanted.directory);
  const before = await readList(directory);
  const sources = await listSources({ ...wanted, directory });
  const files = [...sources.keys(), LIST];
  // If it is cut short, the next export knows of the files of both.
  await place(directory, LIST, { text: JSON.stringify([...new Set([...before, ...files])]) });
  for (const [file, source] of sources) await place(directory, file, source);
  const gone = before.filter((file) => !sources.has(file) && file !== LIST);
  for (const file of gone) await remove(directory, file);
  await place(directory, LIST, { text: JSON.stringify(files) });
}

/** The files of the last export. */
async function readList(directory: string): Promise<string[]> {
  const text = await readFile(join(directory, LIST), 'utf8').catch(() => null);
  if (text !== null)
    return (JSON.parse(text) as string[]).filter((file) => isBelow(directory, file));
  const found = await readdir(directory).catch(() => []);
  if (found.length === 0) return [];
  throw new Error(`${directory} holds files that no export has made. Name an empty folder.`);
}

/** A list that somebody has edited must not lead out of the folder. */
function isBelow(directory: string, file: string): boolean {
  return resolve(directory, file).startsWith(directory + sep);
}

/** Pages come last, so that what they name is there before them. */
async function listSources(wanted: Export): Promise<Map<string, Source>> {
  const { store, release, directory, hosting } = wanted;
  const files = [...new Map([...(await listKeptAssets(store)), ...listFiles(release)])];
  const pages = files.filter(([, file]) => isPage(file));
  const others = files.filter(([, file]) => !isPage(file));
  const copyOf = (hash: string) => ({ copyOf: store.objectPath(hash) });
  const nginx = toNginxConfig(release, directory, hosting);
  const firebase = JSON.stringify(toFirebaseConfig(release, hosting), null, 2);
  return new Map<string, Source>([
    ...others.map(([path, { hash }]) => [path.slice(1), copyOf(hash)] as const),
    ...(await listUploads(wanted)),
    ...pages.map(([path, { hash }]) => [fileOfPage(path).slice(1), copyOf(hash)] as const),
    ...Object.entries(release.redirects).map(
      ([from, to]) => [fileOfPage(from).slice(1), { text: redirectPage(to) }] as const,
    ),
    ['.hosting/nginx.conf', { text: nginx }],
    ['firebase.json', { text: `${firebase}\n` }],
  ]);
}

/** The stored pictures that a text names, by their ids. */
const NAMED = /\/uploads\/([0-9a-f]{20})\//g;

/** The ids of the pictures that a release names anywhere. */
export async function listNamedPictures(store: ReleaseStore, release: Release): Promise<string[]> {
  const ids = new Set<string>();
  for (const [, { hash, type }] of listFiles(release)) {
    if (!/^text|json|xml/.test(type)) continue;
    const text = await readFile(store.objectPath(hash), 'utf8');
    for (const [, id = ''] of text.matchAll(NAMED)) ids.add(id);
  }
  return [...ids];
}

async function listUploads({ store, release, uploads }: Export): Promise<[string, Source][]> {
  const sources: [string, Source][] = [];
  for (const id of await listNamedPictures(store, release)) {
    // A picture that is named and not there is a matter of the page, not of the export.
    const names = await readdir(join(uploads, id)).catch(() => []);
    for (const name of names.filter((each) => /^[^.].*\.(webp|jpg|png|pdf)$/.test(each))) {
      sources.push([`uploads/${id}/${name}`, { copyOf: join(uploads, id, name) }]);
    }
  }
  return sources;
}

/** Writes a file beside its place first, so that visitors see the old or the new one, whole. */
async function place(directory: string, file: string, source: Source): Promise<void> {
  const target = join(directory, file);
  const temporary = join(dirname(target), '.karibu-new');
  await mkdir(dirname(target), { recursive: true });
  if ('text' in source) await writeFile(temporary, source.text);
  else await copyFile(source.copyOf, temporary);
  await rename(temporary, target);
}

/** Removes a file, and the folders that it leaves empty. */
async function remove(directory: string, file: string): Promise<void> {
  await rm(join(directory, file), { force: true });
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const isGone = await rmdir(join(directory, folder)).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}

function redirectPage(to: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
  ].join('\n');
}
