import type { IncomingMessage } from 'node:http';
import { isAsset, listKeptAssets } from '#publish/kept-assets.ts';
import { fileOf, type Release, type ReleaseFile } from '#publish/release.ts';
import type { ReleaseStore } from '#publish/release-store.ts';
import { acceptsBrotli } from './accepts-brotli.ts';
import { IMMUTABLE, pageHeaders, REVALIDATE } from './page-headers.ts';

/** What a request is answered with. Headers are names and values in turn, as Node sends them. */
export type Answer = {
  status: number;
  headers: string[];
  /** Names the content, if there is any. */
  hash?: string;
  etag?: string;
  /** The headers of an answer that sends no content, because the browser has it. */
  unchangedHeaders: string[];
};

type Found = { file: ReleaseFile; status: number; isForever: boolean };

/**
 * Makes a function that finds what a release answers to a path: a file, a redirect, or the nearest
 * not-found page. Gives null where there is none. Headers are made once for each file.
 */
export function createSiteAnswers(store: ReleaseStore, isHttps: boolean) {
  const findEarlierAsset = rememberAssets(store);
  const headersOf = rememberHeaders(isHttps);
  return async (release: Release, request: IncomingMessage, asked: string) => {
    const path = cleanPath(asked);
    const moved = release.redirects[path];
    const file = fileOf(release, path) ?? (await findEarlierAsset(path, release));
    const target = moved ?? (file && path !== asked ? path : undefined);
    if (target !== undefined) return redirectTo(target + queryOf(request));
    const found = file && !path.endsWith('/404') ? { file, status: 200 } : notFound(release, path);
    if (!found) return null;
    return headersOf(release, { ...found, isForever: isAsset(path) && !!file }, request);
  };
}

/** Makes the headers of each file once, as long as its release is live. */
function rememberHeaders(isHttps: boolean) {
  const known = new WeakMap<Release, Map<string, Answer>>();
  const security = new WeakMap<Release, string[]>();
  return (release: Release, found: Found, request: IncomingMessage): Answer => {
    const brotli = acceptsBrotli(request) ? found.file.brotli : undefined;
    const hash = brotli?.hash ?? found.file.hash;
    const key = `${hash} ${found.status} ${found.isForever} ${found.file.type}`;
    const answers = known.get(release) ?? new Map<string, Answer>();
    known.set(release, answers);
    const made = answers.get(key);
    if (made) return made;
    const safe =
      security.get(release) ?? Object.entries(pageHeaders(release.scripts, isHttps)).flat();
    security.set(release, safe);
    const answer = toAnswer(found, hash, Boolean(brotli), safe);
    answers.set(key, answer);
    return answer;
  };
}

function toAnswer(found: Found, hash: string, isBrotli: boolean, security: string[]): Answer {
  const etag = `"${hash}"`;
  const caching = ['Cache-Control', found.isForever ? IMMUTABLE : REVALIDATE];
  const unchangedHeaders = [...caching, 'ETag', etag, 'Vary', 'Accept-Encoding', ...security];
  const headers = ['Content-Type', found.file.type, ...unchangedHeaders];
  if (isBrotli) headers.push('Content-Encoding', 'br');
  return { status: found.status, headers, hash, etag, unchangedHeaders };
}

function redirectTo(location: string): Answer {
  return { status: 301, headers: ['Location', location], unchangedHeaders: [] };
}

/** Finds assets of earlier releases. */
function rememberAssets(store: ReleaseStore) {
  let known: { live: string; files: Promise<Map<string, ReleaseFile>> } | undefined;
  return async (path: string, { id }: Release): Promise<ReleaseFile | undefined> => {
    if (!isAsset(path)) return undefined;
    if (known?.live !== id) known = { live: id, files: listKeptAssets(store) };
    return (await known.files).get(path);
  };
}

/** One address per page: no trailing slash, no double slashes. */
function cleanPath(path: string): string {
  const clean = path.replace(/\/{2,}/g, '/').replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}

function queryOf({ url = '' }: IncomingMessage): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** The not-found page of the nearest folder. */
function notFound(release: Release, path: string) {
  const parts = path.split('/');
  for (let length = parts.length - 1; length >= 0; length -= 1) {
    const file = fileOf(release, `${parts.slice(0, length).join('/')}/404`);
    if (file) return { file, status: 404 };
  }
  return null;
}
