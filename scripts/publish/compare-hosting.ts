import { hash } from 'node:crypto';
import { isPage, listFiles, type Release } from '@karibu/graph/publish/release.ts';

/** The headers in which every server of a release must agree. */
const HEADERS = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** `body` tells the content's length and digest. */
export type Served = { status: number; headers: Record<string, string | null>; body: string };

/** Every address of a release, old ones and unknown ones, and the same with a needless slash. */
export function listAddresses(release: Release): string[] {
  const pages = listFiles(release).filter(([path]) => !path.endsWith('/404'));
  const slashed = pages.filter(([path, file]) => isPage(file) && path !== '/');
  return [
    ...pages.map(([path]) => path),
    ...slashed.map(([path]) => `${path}/?from=link`),
    ...Object.keys(release.redirects).flatMap((path) => [path, `${path}?from=link`]),
    ...['/nowhere', '/tours/nowhere', '/destinations/nowhere', '/a/b/c', '/_astro/nothing.js'],
  ];
}

/** What a server answers: its status and the new address, or the content with its headers. */
export async function fetchServed(base: string, path: string): Promise<Served> {
  const response = await fetch(base + path, { redirect: 'manual' });
  const { status } = response;
  const isContent = status === 200 || status === 404;
  const names = isContent ? HEADERS : ['location'];
  const headers = names.map((name) => [name, response.headers.get(name)] as const);
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = isContent ? `${bytes.length} bytes, ${hash('sha1', bytes)}` : '';
  return { status, headers: Object.fromEntries(headers), body };
}

/** The files of an exported folder that nobody gets. A deployment to Firebase leaves them out. */
export const HIDDEN_FILES = ['/firebase.json', '/.hosting/nginx.conf', '/.hosting/files.json'];
