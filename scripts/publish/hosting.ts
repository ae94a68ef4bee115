import { extname } from 'node:path';
import { isAsset } from '@karibu/graph/publish/kept-assets.ts';
import { fileOf, isPage, listFiles, type Release } from '@karibu/graph/publish/release.ts';

/** How an exported release is served. */
export type Hosting = {
  isHttps: boolean;
  /** The Cloud Run service of the API, to which Firebase leads. */
  service: { serviceId: string; region: string };
  /** The address of the API, to which nginx leads. */
  apiUrl: string;
};

/** The files that are neither pages nor built files, such as feeds, with their types. */
export function listOtherFiles(release: Release): [path: string, type: string][] {
  const others = listFiles(release).filter(([path, file]) => !isPage(file) && !isAsset(path));
  return others.map(([path, { type }]) => [path, type]);
}

/** The kinds of files below `uploads`. */
const UPLOADS = {
  ...{ webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' },
  pdf: 'application/pdf',
};

/** The types of built files and uploads, each with the ending of its files. */
export function listTypes(release: Release): [type: string, ending: string][] {
  const types = new Map(Object.entries(UPLOADS));
  for (const [path, { type }] of listFiles(release)) {
    if (isAsset(path)) types.set(extname(path).slice(1), type);
  }
  return [...types].map(([ending, type]) => [type, ending]);
}

/** The type of all pages. */
export function pageType(release: Release): string {
  return fileOf(release, '/')?.type ?? 'text/html';
}

/** Static hosts look for `404.html`; every other page is a folder's index. */
export function fileOfPage(path: string): string {
  return path.endsWith('/404') ? `${path}.html` : `${path.replace(/\/$/, '')}/index.html`;
}
