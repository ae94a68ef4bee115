import { startProcess, type TestProcess } from '../scripts/server/test-process.ts';

/** One address for all, so that the pages of the demo are the same bytes on every server. */
const PUBLIC_URL = 'http://localhost:4000';

/**
 * Starts Karibu as `npm start` does, on a free port, with the demo's content in a directory. `url`
 * is where it listens. `settings` go into its environment. Throws with its output when it does not
 * start.
 */
export async function startServer(
  directory: string,
  settings: Record<string, string> = {},
): Promise<TestProcess> {
  const unset = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', MONGODB_URI: '' };
  const environment = { DATA_DIR: directory, DEMO: 'true', PUBLIC_URL, LOG_LEVEL: 'warn' };
  const server = await startProcess({ ...unset, ...environment, ...settings });
  // Whoever ends without stopping it takes it along.
  process.once('exit', () => server.end('SIGKILL'));
  return { ...server, url: server.url.replace('localhost', '127.0.0.1') };
}
