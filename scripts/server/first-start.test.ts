import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { databaseOf, signIn } from './test-process.ts';

let directory: string;
let output = '';
let stop: () => Promise<void>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-first-'));
  const { PATH, HOME } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { PATH, HOME, ...databaseOf(directory), DATA_DIR: directory, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as in a terminal, where Ctrl-C reaches npm and what npm has started.
    detached: true,
  });
  const exit = once(child, 'exit');
  stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await exit;
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.includes('Ctrl-C stops it.')) resolve();
    });
    child.once('exit', () => reject(new Error(`The start ended:\n${output}`)));
  });
}, 240_000);
afterAll(async () => {
  await stop();
  await rm(directory, { recursive: true, force: true });
});

test('RUN-1 the first start seeds, publishes, and prints the addresses and the login', async () => {
  const [, pages] = /Karibu is running\. (\d+) pages are live\./.exec(output) ?? [];
  expect(Number(pages)).toBeGreaterThan(50);
  const [, url = ''] = /Site {9}(http:\/\/localhost:\d+)\/\n/.exec(output) ?? [];
  expect(output).toContain(`Back office  ${url}/admin\n`);
  expect(output).toContain(`API          ${url}/api · ${url}/graphql\n`);
  const [, email = '', password = ''] = /Demo login {3}(\S+) · (.+)\n/.exec(output) ?? [];
  expect(await signIn(url, { email, password })).toMatch(/./);
  const tours = await (await fetch(`${url}/api/tours?limit=1`)).json();
  const [{ slug, title }] = tours.data;
  expect(await (await fetch(`${url}/tours/${slug}`)).text()).toContain(title);
});
