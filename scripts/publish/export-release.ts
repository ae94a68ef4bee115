import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPage, listFiles, type Release } from '@karibu/graph/publish/release.ts';
import type { ReleaseStore } from '@karibu/graph/publish/release-store.ts';

/**
 * Writes a release as plain files that any web server can serve: each page as `{path}/index.html`,
 * the pictures below `uploads`, and each old address as a page that redirects.
 */
export async function exportRelease(
  store: ReleaseStore,
  release: Release,
  uploads: string,
  directory: string,
): Promise<void> {
  for (const [path, file] of listFiles(release)) {
    const target = join(directory, isPage(file) ? fileOfPage(path) : path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(store.objectPath(file.hash), target);
  }
  for (const [from, to] of Object.entries(release.redirects)) {
    const target = join(directory, fileOfPage(from));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, redirectPage(to));
  }
  await cp(uploads, join(directory, 'uploads'), { recursive: true, force: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Static hosts look for `404.html`; every other page is a folder's index. */
function fileOfPage(path: string): string {
  return path.endsWith('/404') ? `${path}.html` : join(path, 'index.html');
}

function redirectPage(to: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
  ].join('\n');
}
