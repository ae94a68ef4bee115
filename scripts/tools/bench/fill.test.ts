import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serviceOf } from '@karibu/graph/services.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOnContent } from '../../server/open-content.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-fill-'));
});
afterAll(() => rm(directory, { recursive: true }));

// The benchmarks themselves do not run with the tests. What they need to begin does.
test.each([
  ['fill.ts', 5, 5],
  ['fill-site.ts', 200, 150],
])('%s makes the content that a benchmark asks for', async (script, size, tours) => {
  const dataDirectory = join(directory, script);
  const path = join(import.meta.dirname, script);
  await promisify(execFile)(process.execPath, [path, dataDirectory, String(size)]);
  const environment = { DATA_DIR: dataDirectory, NODE_ENV: 'production' };
  await runOnContent(async ({ services }) => {
    expect(await serviceOf(services.byName, 'tours').model.countDocuments()).toBe(tours);
  }, environment);
});
