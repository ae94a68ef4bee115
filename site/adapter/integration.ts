import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { ISLAND_RUNTIME } from './island-parts.ts';
import { shortenScopes } from './short-scopes.ts';

const NAME = 'karibu-renderer';

/** Makes `astro build` write a module that renders pages from a snapshot; see `entry.ts`. */
export function rendererAdapter(): AstroIntegration {
  let client: URL;
  let server: URL;
  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ command, updateConfig, addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('./interaction.ts', import.meta.url)),
        });
        if (command !== 'build') return;
        // React's quick branch is chosen at build time, wherever the renderer runs.
        const define = { 'process.env.NODE_ENV': '"production"' };
        // The renderer runs wherever its folder is copied, without packages beside it.
        updateConfig({ vite: { define, ssr: { noExternal: true } } });
      },
      'astro:config:done': ({ config, setAdapter }) => {
        ({ client, server } = config.build);
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
        await editModules(server, shortenScopes);
        await checkBuild(new URL('entry.mjs', server));
      },
    },
  };
}

/** Edits the modules that the build has written to a folder, all in one go. */
async function editModules(folder: URL, edit: (modules: string[]) => string[]): Promise<void> {
  const files = await Array.fromAsync(glob(join(fileURLToPath(folder), '**', '*.mjs')));
  const edited = edit(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
  await Promise.all(files.map((file, index) => writeFile(file, edited[index] ?? '')));
}

/** Runs in a process of its own, because the build's loader refuses imports at its end. */
async function checkBuild(entry: URL): Promise<void> {
  const program = new URL('./check-build.ts', import.meta.url);
  const command = [program, entry].map((file) => fileURLToPath(file));
  await promisify(execFile)(process.execPath, command).catch(({ stderr, message }) => {
    throw new Error(stderr || message);
  });
}
