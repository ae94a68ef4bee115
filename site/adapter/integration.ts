import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ISLAND_RUNTIME } from './island-parts.ts';

const NAME = 'karibu-renderer';

/** Makes `astro build` write a module that renders pages from a snapshot; see `entry.ts`. */
export function rendererAdapter(): AstroIntegration {
  let client: URL;
  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ command, updateConfig, addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('./interaction.ts', import.meta.url)),
        });
        if (command !== 'build') return;
        // Settled at build time: React's quick branch, wherever the renderer runs.
        const define = { 'process.env.NODE_ENV': '"production"' };
        // The renderer runs wherever its folder is copied, without packages beside it.
        updateConfig({ vite: { define, ssr: { noExternal: true } } });
      },
      'astro:config:done': ({ config, setAdapter }) => {
        client = config.build.client;
        setAdapter({
          name: NAME,
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'unsupported',
            hybridOutput: 'unsupported',
          },
        });
      },
      'astro:build:done': async () => {
        const file = new URL(`.${ISLAND_RUNTIME.path}`, client);
        await mkdir(new URL('.', file), { recursive: true });
        await writeFile(file, ISLAND_RUNTIME.source);
      },
    },
  };
}
