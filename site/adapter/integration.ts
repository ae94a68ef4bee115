import type { AstroIntegration } from 'astro';

const NAME = 'karibu-renderer';

/** Makes `astro build` write a module that renders pages from a snapshot; see `entry.ts`. */
export function rendererAdapter(): AstroIntegration {
  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        // Settled at build time: React's quick branch, wherever the renderer runs.
        const define = { 'process.env.NODE_ENV': '"production"' };
        // The renderer runs wherever its folder is copied, without packages beside it.
        updateConfig({ vite: { define, ssr: { noExternal: true } } });
      },
      'astro:config:done': ({ setAdapter }) => {
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
    },
  };
}
