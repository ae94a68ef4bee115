import type { Plugin, Rolldown } from 'vite';
import { patternNotFound } from './adapter/pattern-not-found.ts';

const HELPER = '\0vite/preload-helper.js';

/** Fetches what a dynamic import needs along with it. Vite's own helper is five times as large. */
const SOURCE = `export function __vitePreload(load, files = []) {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
}`;

/** The list of files that Vite writes at the head of a script with dynamic imports. */
const FILE_LIST = /m\.f=\[([^\]]*)\]/g;

/**
 * Puts a small preload helper in place of Vite's. It can fetch scripts and no styles, and takes
 * paths from the root of the site. The build fails when Vite asks for no helper, or names files in
 * another way, or a dynamic import brings a style file.
 */
export function smallPreload(): Plugin {
  let isAskedFor = false;
  return {
    name: 'karibu-small-preload',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return;
      isAskedFor = true;
      return SOURCE;
    },
    generateBundle: {
      // Vite writes the lists in this hook too, before plugins that ask to be last.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        if (!isAskedFor) throw notFound(`the module ${JSON.stringify(HELPER)}`);
        checkFiles(bundle);
      },
    },
  };
}

function checkFiles(bundle: Rolldown.OutputBundle): void {
  const files = Object.values(bundle).flatMap((part) =>
    part.type === 'chunk' ? listFiles(part.code) : [],
  );
  if (files.length === 0) throw notFound(String(FILE_LIST));
  for (const file of files) {
    if (file.endsWith('.js') && bundle[file]) continue;
    throw notFound(`lists of script files by their path in the build; one has "${file}"`);
  }
}

function listFiles(code: string): string[] {
  return [...code.matchAll(FILE_LIST)].flatMap(([, list]) => JSON.parse(`[${list}]`) as string[]);
}

function notFound(pattern: string): Error {
  return patternNotFound({
    file: 'site/small-preload.ts',
    pattern,
    lookAt: '`vite:build-import-analysis` and `__vitePreload` in node_modules/vite/dist/node',
  });
}
