import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * For tests: builds these files with Vite and one plugin, beginning at `main.js`. Gives the scripts
 * of the build. Throws what the build throws.
 */
export async function buildWith(plugin: Plugin, files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'karibu-build-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
    });
    const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
    return output.filter((part) => part.type === 'chunk');
  } finally {
    await rm(root, { recursive: true });
  }
}
