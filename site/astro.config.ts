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

/**
 * A file more is a round trip more, so what is always wanted together is one: the script of every
 * page, with what islands take from it, and the framework.
 */
const CHUNKS = [
  {
    name: 'page',
    test: /Page\.astro\?astro&type=script|page\/new-cards|tours\/shortlist|words\/plural|history-step|ignore-double/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
];

/**
 * Every page names some of these, so they are short: Astro's own name for the script of every page
 * is 40 letters longer. Six letters of a hash tell versions of one file apart (36 bits).
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
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        treeshake: {
          // The contract's modules only declare things: the browser gets the few functions it calls.
          moduleSideEffects: (id: string) => !/[\\/]graph[\\/]src[\\/]/.test(id),
        },
      },
    },
  },
});
