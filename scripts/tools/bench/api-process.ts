import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../root.ts';
import { findFreePort } from '../../server/free-port.ts';
import { createCaller, until } from '../../server/test-process.ts';
import { OWNER } from './samples.ts';

/**
 * Fills a new data directory with an administrator and the tours `tour-0`, `tour-1`, … It runs in
 * its own process, so that the measuring process does not hold the memory of a database.
 */
export async function fillDataDirectory(dataDirectory: string, count: number): Promise<void> {
  const script = join(ROOT, 'scripts', 'tools', 'bench', 'fill.ts');
  await promisify(execFile)(process.execPath, [script, dataDirectory, String(count)]);
}

export type ApiProcess = { url: string; token: string; stop: () => Promise<void> };

/** Runs the API in its own process, as in production but without the site. */
export async function startApi(dataDirectory: string): Promise<ApiProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'tools', 'dev-api.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDirectory, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, Boolean, 60_000);
  const { token } = await (await createCaller(url, OWNER))('POST', '/auth/login', OWNER);
  return {
    url,
    token,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
