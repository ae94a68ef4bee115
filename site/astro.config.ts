import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { rendererAdapter } from './adapter/integration.ts';

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
    build: {
      rolldownOptions: {
        treeshake: {
          // The contract's modules only declare things: the browser gets the few functions it calls.
          moduleSideEffects: (id: string) => !/[\\/]graph[\\/]src[\\/]/.test(id),
        },
      },
    },
  },
});
