import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCaller, startProcess, type TestProcess, until } from './test-process.ts';

let directory: string;
let running: TestProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-production-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));
afterEach(() => running.end('SIGTERM'));

const start = async (environment: Record<string, string> = {}) => {
  const common = { DATA_DIR: directory, NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  running = await startProcess({ ...common, ...environment });
  const lines = await until(
    async () => running.output().split('\n'),
    (printed) => printed.some((line) => line.includes('Ctrl-C stops it')),
  );
  return lines.filter((line) => line.startsWith('  ! '));
};
const read = async (path: string) => {
  const response = await fetch(running.url + path);
  return { status: response.status, text: await response.text() };
};
const HIDDEN = '<meta name="robots" content="noindex">';
const COMMAND = 'npm run create-admin -- --email you@example.com --name "Your name"';

test('TRUST-14 a production start names what is missing and its remedy, and is not listed', async () => {
  expect(await start({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toEqual([
    `  ! There is no administrator. Make one: ${COMMAND}`,
    expect.stringMatching(/ ! The address of the site is not known.* PUBLIC_URL=https:/),
    expect.stringMatching(/until you save the settings: http:\S+\/admin\/settings$/),
  ]);
  const home = await read('/');
  expect(home.text).toContain(HIDDEN);
  for (const { text } of [home, await read('/tours'), await read('/robots.txt')]) {
    expect(text).not.toMatch(/canonical|og:url|localhost|127\.0\.0\.1|Sitemap/);
  }
  // Files of nothing but absolute addresses are not there, and nothing links to them.
  expect((await read('/sitemap.xml')).status).toBe(404);
  expect((await read('/blog/rss.xml')).status).toBe(404);
  expect(home.text).not.toContain('rss.xml');
});

test('TRUST-14 the first save of the settings publishes `noindex` away', async () => {
  const PUBLIC_URL = 'https://safaris.example.com';
  expect(await start({ PUBLIC_URL })).toEqual([
    expect.stringMatching(/until you save the settings/),
  ]);
  expect((await read('/')).text).toContain(HIDDEN);
  expect((await read('/robots.txt')).text).not.toContain('Sitemap');
  const call = await createCaller(running.url);
  const { version } = await call('GET', '/settings');
  expect((await call('GET', '/publication')).warnings).toEqual(['settings-unsaved']);
  await call('PUT', '/settings', { siteName: 'Ours', email: 'us@safaris.example.com', version });
  const home = await until(
    () => read('/'),
    ({ text }) => !text.includes(HIDDEN),
  );
  expect(home.text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/">`);
  expect((await read('/robots.txt')).text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect((await read('/sitemap.xml')).text).toContain(`<loc>${PUBLIC_URL}/tours</loc>`);
  expect((await call('GET', '/publication')).warnings).toEqual([]);
});

test('TRUST-14 ADMIN_EMAIL on a database that has accounts says that it does nothing', async () => {
  const printed = await start({ PUBLIC_URL: 'https://safaris.example.com' });
  expect(printed).toEqual([
    `  ! ADMIN_EMAIL does nothing: there are accounts already. To add one: ${COMMAND}`,
  ]);
});

test('TRUST-14 a site whose settings were saved stays listed without an address', async () => {
  await start();
  const call = await createCaller(running.url);
  expect((await call('GET', '/publication')).warnings).toEqual(['address-missing']);
  const { text } = await until(
    () => read('/'),
    ({ text }) => !text.includes('canonical'),
  );
  expect(text).not.toContain(HIDDEN);
});
