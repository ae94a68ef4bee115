import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../root.ts';
import { findFreePort } from '../../server/free-port.ts';
import { until } from '../../server/test-process.ts';
import { figuresOf, type ProcessFigures } from './process-figures.ts';

/** The whole server on a data directory, with the times of its start. */
export type MeasuredSite = ProcessFigures & {
  url: string;
  /** From the start of the process to the first page with 200, and to the API's first answer. */
  firstPageMs: number;
  readyMs: number;
  stop: () => Promise<void>;
};

const LONGEST_START_MS = 600_000;
const LOOK_MS = 10;

/** Fills a data directory in a process of its own with a site of so many pages. */
export async function fillSite(dataDirectory: string, pages: number): Promise<void> {
  const script = join(ROOT, 'scripts', 'tools', 'bench', 'fill-site.ts');
  await promisify(execFile)(process.execPath, [script, dataDirectory, String(pages)]);
}

export async function startSite(dataDirectory: string): Promise<MeasuredSite> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  // Pages name the public address, so that another one would change them all.
  const own = { DATA_DIR: dataDirectory, PORT: String(port), PUBLIC_URL: 'https://karibu.example' };
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.ts')], {
    env: { ...process.env, ...own, DEMO: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = (path: string) => async () => {
    const isGood = (await fetch(url + path).catch(() => null))?.status === 200;
    if (child.exitCode !== null) throw new Error('The server ended during its start');
    return isGood;
  };
  const timeOf = async (path: string) => {
    await until(answers(path), Boolean, LONGEST_START_MS, LOOK_MS);
    return performance.now() - startedAt;
  };
  const [firstPageMs, readyMs] = await Promise.all([timeOf('/'), timeOf('/api/ready')]);
  return {
    ...figuresOf(child.pid ?? 0),
    ...{ url, firstPageMs, readyMs },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
