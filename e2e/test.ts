import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { ROOT } from '../scripts/root.ts';
import { type Content, readContent } from './content.ts';
import { copyDemoData } from './demo-data.ts';
import { startServer } from './server.ts';

export type * from '@playwright/test';
export { expect };

type Worker = {
  /** The folder of this worker's data; '' where the server is another's. */
  dataDirectory: string;
  /** Where this worker's own server listens. */
  serverUrl: string;
  /** Calls of this worker's server, outside of any test. */
  caller: APIRequestContext;
  /** The content that the last test has left, and the files that it was in. */
  left: { content: Content; files: string };
};

const START_TIMEOUT_MS = 240_000;

/**
 * Playwright's `test`, on a server that no other worker uses, with a copy of the demo's data. A
 * test has that server for itself while it runs, and has to leave the content as it has found it:
 * then no test meets what another has written, in whatever order they run.
 */
export const test = base.extend<{ leavesContent: undefined }, Worker>({
  dataDirectory: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it needs.
    async ({}, use) => {
      if (process.env.KARIBU_E2E_URL) return use('');
      const directory = await copyDemoData(process.env.KARIBU_E2E_DATA ?? '');
      await use(directory);
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  serverUrl: [
    async ({ dataDirectory }, use, { workerIndex }) => {
      const running = process.env.KARIBU_E2E_URL;
      if (running) return use(running);
      // The demo's pages are compressed well. What tests change would only cost time.
      const server = await startServer(dataDirectory, { COMPRESS_BEST: 'false' });
      await use(server.url);
      await server.end('SIGTERM');
      await keepLog(workerIndex, server.output());
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  caller: [
    async ({ serverUrl, playwright }, use) => {
      const caller = await playwright.request.newContext({ baseURL: serverUrl });
      await use(caller);
      await caller.dispose();
    },
    { scope: 'worker' },
  ],
  left: [
    async ({ caller, dataDirectory }, use) => {
      const files = await describeFiles(dataDirectory);
      await use({ content: await readContent(caller), files });
    },
    { scope: 'worker' },
  ],
  leavesContent: [
    async ({ caller, left, dataDirectory }, use, test) => {
      await use(undefined);
      const files = await describeFiles(dataDirectory);
      if (files !== '' && files === left.files) return;
      left.files = files;
      const found = left.content;
      left.content = await readContent(caller);
      // One that has failed did not come to its end; its worker ends, and with it the server.
      if (test.status === test.expectedStatus) {
        expect(left.content, 'the content is as the test has found it').toEqual(found);
      }
    },
    { auto: true },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
});

/**
 * When the files of the database were written last: a test that has left them alone has left the
 * content alone. '' where they are not known.
 */
async function describeFiles(dataDirectory: string): Promise<string> {
  if (dataDirectory === '') return '';
  const folder = join(dataDirectory, 'database');
  const files = (await readdir(folder)).map(async (name) => {
    const { mtimeNs, size } = await stat(join(folder, name), { bigint: true });
    return `${name} ${mtimeNs} ${size}`;
  });
  return (await Promise.all(files)).sort().join();
}

/** What a worker's server has written, beside the results of the tests. */
async function keepLog(workerIndex: number, output: string): Promise<void> {
  const directory = join(ROOT, 'test-results', 'browser', 'servers');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `${workerIndex}.log`), output);
}
