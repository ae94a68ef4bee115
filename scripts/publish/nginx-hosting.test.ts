import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../server/free-port.ts';
import { until } from '../server/test-process.ts';
import { requireNginx } from '../tools/verify/nginx.ts';
import { fetchServed, HIDDEN_FILES, listAddresses } from './compare-hosting.ts';
import { type ExportedSite, exportSite } from './exported-site.ts';

let exported: ExportedSite;
let directory: string;
let url: string;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  exported = await exportSite();
  directory = await mkdtemp(join(tmpdir(), 'karibu-nginx-'));
  // nginx reads files as a user of its own.
  for (const folder of [directory, exported.directory]) await chmod(folder, 0o755);
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const site = await readFile(join(exported.site, '.hosting', 'nginx.conf'), 'utf8');
  const file = join(directory, 'nginx.conf');
  await writeFile(file, toConfiguration(site.replace('listen 80;', `listen 127.0.0.1:${port};`)));
  const child = spawn(requireNginx(), ['-p', directory, '-c', file], { stdio: 'inherit' });
  stop = () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    return exit;
  };
  await until(
    () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    Boolean,
    60_000,
  );
}, 240_000);
afterAll(async () => {
  await stop();
  await exported.end();
  await rm(directory, { recursive: true, force: true });
});

function toConfiguration(site: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  return `daemon off; pid ${directory}/nginx.pid; error_log stderr warn;
events {}
http { access_log off; ${folders.join(' ')}
${site}
}`;
}

test('RUN-5 TRUST-11 nginx serves the exported folder as the server does, address by address', async () => {
  const addresses = [...listAddresses(exported.release), ...HIDDEN_FILES];
  expect(addresses.length).toBeGreaterThan(30);
  for (const path of addresses) {
    const mine = await fetchServed(exported.url, path);
    expect({ path, ...(await fetchServed(url, path)) }).toEqual({ path, ...mine });
  }
});

test('nginx leads to the API, the back office and previews', async () => {
  for (const path of ['/api/health', '/admin', '/admin/tours', '/preview/none', '/graphql']) {
    const mine = await fetch(exported.url + path);
    const theirs = await fetch(url + path);
    expect([path, theirs.status]).toEqual([path, mine.status]);
    const policy = mine.headers.get('content-security-policy');
    expect([path, theirs.headers.get('content-security-policy')]).toEqual([path, policy]);
  }
});
