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
    build: {
      // What a page does at once comes with it; what only some parts do is fetched and kept.
      assetsInlineLimit: (file) => (isPartScript(file) ? false : undefined),
      rolldownOptions: {
        treeshake: {
          // The contract's modules only declare things: the browser gets the few functions it calls.
          moduleSideEffects: (id: string) => !/[\\/]graph[\\/]src[\\/]/.test(id),
        },
      },
    },
  },
});

function isPartScript(file: string): boolean {
  return file.endsWith('.js') && !/\/(Page|Deadline)\.astro/.test(file);
}
