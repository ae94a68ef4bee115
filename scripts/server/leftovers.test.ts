import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess, type TestProcess, until } from './test-process.ts';

let directory: string;
let running: TestProcess | null = null;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-leftovers-'));
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

async function leave(path: string, minutes: number, content: string | Buffer = 'left') {
  const whole = join(directory, path);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(whole, content);
  const at = new Date(Date.now() - minutes * 60 * 1000);
  await utimes(whole, at, at);
  await utimes(dirname(whole), at, at);
  return whole;
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test('TRUST-3 a start removes what crashes of uploads and publishes left more than an hour ago', async () => {
  running = await startProcess({ DATA_DIR: directory });
  await running.end('SIGKILL');
  const left = (minutes: number, digit: string) =>
    Promise.all([
      leave(`uploads/${digit.repeat(20)}/320.webp`, minutes),
      leave(`uploads/${digit.repeat(20)}/.${digit.repeat(16)}.tmp`, minutes),
      leave(`originals/${digit.repeat(20)}`, minutes),
      leave(`site/objects/${digit.repeat(2)}/${digit.repeat(40)}`, minutes),
      leave(`site/objects/${digit.repeat(2)}/${digit.repeat(40)}.${digit.repeat(8)}.tmp`, minutes),
      leave(`site/releases/x.json.${digit.repeat(8)}.tmp`, minutes),
    ]);
  const old = await left(61, 'a');
  // A whole picture whose record was never stored: its sizes are not made any more.
  const lost = 'f'.repeat(20);
  const create = { width: 900, height: 600, channels: 3, background: '#c96' } as const;
  const image = { publicId: lost, width: 900, height: 600, widths: [900], bytes: 1 };
  old.push(await leave(`originals/${lost}`, 61, await sharp({ create }).jpeg().toBuffer()));
  old.push(await leave(`uploads/${lost}/image.json`, 61, JSON.stringify(image)));
  old.push(join(directory, 'uploads', lost));
  const young = await left(30, 'b');
  const { length } = await readdir(join(directory, 'site', 'objects'), { recursive: true });
  running = await startProcess({ DATA_DIR: directory });
  const areThere = (paths: string[]) => Promise.all(paths.map(isThere));
  await until(
    () => areThere(old),
    (found) => !found.includes(true),
  );
  expect(await areThere(young)).toEqual(young.map(() => true));
  expect((await fetch(`${running.url}/`)).status).toBe(200);
  const now = await readdir(join(directory, 'site', 'objects'), { recursive: true });
  expect(length - now.length).toBeLessThanOrEqual(2);
});
