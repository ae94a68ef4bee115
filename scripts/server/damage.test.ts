import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabaseUri } from '@karibu/graph/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller, failToStart, runCommand, startProcess } from './test-process.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-damage-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const WAY_BACK = 'Restore a backup into a new DATA_DIR: npm run restore -- <folder>';

/** Changes a letter wherever the file has the text. */
async function damage(text: string): Promise<void> {
  const path = join(directory, 'database', 'karibu.sqlite');
  const bytes = await readFile(path);
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1))
    bytes.write('?', at);
  await writeFile(path, bytes);
}

test.skipIf(testDatabaseUri('damage'))(
  'TRUST-15 a damaged file ends the start and every command with one line and the way to restore',
  async () => {
    const running = await startProcess({ DATA_DIR: directory });
    const call = await createCaller(running.url);
    await call('POST', '/package-categories', { name: 'Whale watching' });
    expect(await running.end('SIGTERM')).toBe(0);
    await damage('Whale watching');
    const line = new RegExp(
      `: The database in \\S+ is damaged: row \\d+ of \\w+ [^\\n]+ ${WAY_BACK}$`,
    );
    const start = await failToStart({ DATA_DIR: directory });
    expect(start.code).toBe(1);
    expect(start.complaint).toMatch(/^Karibu cannot start[^\n]+$/);
    expect(start.complaint).toMatch(line);
    const backup = await runCommand('backup.ts', [join(directory, 'copy')], {
      DATA_DIR: directory,
    });
    expect(backup.code).toBe(1);
    expect(backup.complaint).toContain(WAY_BACK);
  },
);
