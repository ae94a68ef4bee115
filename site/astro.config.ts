import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { rendererAdapter } from './adapter/integration.ts';
import { smallPreload } from './small-preload.ts';
import { subsetFonts } from './subset-fonts.ts';

await subsetFonts(fileURLToPath(new URL('.fonts', import.meta.url)));

/** In development this server stands in front of the API and the back office. */
const api = process.env.KARIBU_API ?? 'http://127.0.0.1:4000';
const proxy = {
  ...Object.fromEntries(['/api', '/graphql', '/uploads'].map((path) => [path, api])),
  '/admin': {
    target: process.env.KARIBU_ADMIN ?? api,
    ws: true,
    // The back office's own server wants the slash that this one refuses.
    rewrite: (path: string) => (path === '/admin' ? '/admin/' : path),
  },
};

/** The script of every page, and what islands take from it. */
const PAGE_SCRIPT = [
  'Page\\.astro\\?astro&type=script',
  ...['page/new-cards', 'tours/shortlist', 'words/plural', 'history-step', 'ignore-double'],
];

/** What is always wanted together is one file, since each further file is a further round trip. */
const CHUNKS = [
  {
    name: 'page',
    test: new RegExp(PAGE_SCRIPT.join('|')),
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
];

/**
 * Every page names some of these, so they are short: Astro's own name for the script of every page
 * is 40 letters longer. Six letters of a hash (36 bits) tell versions of a file apart.
 */
const scriptNames = {
  entryFileNames: ({ name }: { name: string }) =>
    `_astro/${name.startsWith('Page.astro') ? 'page' : '[name]'}.[hash:6].js`,
  chunkFileNames: '_astro/[name].[hash:6].js',
};

const assetFileNames = '_astro/[name].[hash:6][extname]';

export default defineConfig({
  output: 'server',
  adapter: rendererAdapter(),
  integrations: [react()],
  trailingSlash: 'never',
  // One request brings a whole page: HTML and just the styles that its components use.
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Pictures are encoded when they are uploaded; building and rendering never do it.
  image: { service: passthroughImageService() },
  vite: {
    server: { proxy },
    plugins: [smallPreload()],
    environments: { client: { build: { rolldownOptions: { output: scriptNames } } } },
    build: {
      rolldownOptions: {
        output: { codeSplitting: { groups: CHUNKS }, assetFileNames },
        // The words of the catalogues stand where they are used, without the names they have there.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        treeshake: {
          // The contract's modules only declare things, so the browser gets just what it calls.
          moduleSideEffects: (id: string) => !/[\\/]graph[\\/]src[\\/]/.test(id),
        },
      },
    },
  },
});
