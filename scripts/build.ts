import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './build-lock.ts';
import { ROOT } from './root.ts';

type Workspace = 'site' | 'admin';

const COMMANDS = {
  site: ['astro', 'build', '--silent'],
  admin: ['vite', 'build', '--logLevel', 'warn'],
} as const;

const SOURCES = {
  site: [
    'site/**/*.{ts,tsx,astro,css,mjs,json,svg,woff2}',
    'graph/src/**/*.ts',
    'package-lock.json',
  ],
  admin: ['admin/**/*.{ts,tsx,css,html,json,svg}', 'graph/src/**/*.ts', 'package-lock.json'],
} as const;

/** Builds a workspace unless its `dist` was built from the current sources. True if it built. */
export async function buildWorkspace(workspace: Workspace): Promise<boolean> {
  const digest = await digestSources(SOURCES[workspace]);
  const isBuilt = async () =>
    (await readFile(stampOf(workspace), 'utf8').catch(() => '')) === digest;
  if (await isBuilt()) return false;
  return withLock(join(ROOT, '.cache', `build-${workspace}.lock`), async () => {
    if (await isBuilt()) return false;
    const [command, ...options] = COMMANDS[workspace];
    await run(join(ROOT, 'node_modules', '.bin', command), options, join(ROOT, workspace));
    await writeFile(stampOf(workspace), digest);
    return true;
  });
}

/** The file with the digest of the sources of a build. */
function stampOf(workspace: Workspace): string {
  return join(ROOT, workspace, 'dist', '.built-from');
}

async function digestSources(patterns: readonly string[]): Promise<string> {
  const exclude = (name: string) =>
    /(^|\/)(node_modules|dist|\.astro|e2e)(\/|$)|\.test\.ts$/.test(name);
  const paths: string[] = [];
  for await (const path of glob([...patterns], { cwd: ROOT, exclude })) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(await readFile(join(ROOT, path)));
  return hash.digest('hex');
}

/** Runs a command; its output is shown only when it fails. */
function run(command: string, options: string[], cwd: string): Promise<void> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  // By this Node, because the one on the PATH may be too old for it.
  const child = spawn(process.execPath, [command, ...options], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`Building failed:\n${Buffer.concat(output).toString()}`));
    });
  });
}

if (import.meta.main) {
  for (const workspace of ['site', 'admin'] as const) {
    const isNew = await buildWorkspace(workspace);
    console.log(isNew ? `Built ${workspace}.` : `${workspace} is up to date.`);
  }
}
