import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { rendererAdapter } from './adapter/integration.ts';
import { smallPreload } from './small-preload.ts';
import { splitScripts } from './split-scripts.ts';
import { subsetFonts } from './subset-fonts.ts';

await subsetFonts(fileURLToPath(new URL('.fonts', import.meta.url)));

/** In development this server stands in front of the API and the back office. */
const api = process.env.KARIBU_API ?? 'http://127.0.0.1:4000';
const proxy = {
  ...Object.fromEntries(['/api', '/graphql', '/uploads'].map((path) => [path, api])),
  '/admin': {
    target: process.env.KARIBU_ADMIN ?? api,
    ws: true,
    // The back office's server needs the slash at the end that this one refuses.
    rewrite: (path: string) => (path === '/admin' ? '/admin/' : path),
  },
};

const assetFileNames = '_astro/[name].[hash:6][extname]';

export default defineConfig({
  output: 'server',
  adapter: rendererAdapter(),
  integrations: [react()],
  trailingSlash: 'never',
  // One request brings a page with the styles of its components, and no others.
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Pictures are encoded when they are uploaded; building and rendering never do it.
  image: { service: passthroughImageService() },
  vite: {
    server: { proxy },
    plugins: [smallPreload(), splitScripts()],
    build: {
      rolldownOptions: {
        output: { assetFileNames },
        // The words of the catalogues stand where they are used, without their names.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  },
});
