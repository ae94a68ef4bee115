import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** Fetches what a part of the page imports along with it, as Vite's own helper of five times the size. */
const SOURCE = `export function __vitePreload(load, files = []) {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
}`;

/** Parts of a page bring their styles within their code, so scripts are all there is to fetch. */
export function smallPreload(): Plugin {
  return {
    name: 'karibu-small-preload',
    enforce: 'pre',
    load: (id) => (id === HELPER ? SOURCE : undefined),
  };
}
