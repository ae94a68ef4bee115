import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './build-lock.ts';

const MODULE = new URL('./build-lock.ts', import.meta.url).href;

let directory: string;
let path: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-lock-'));
  path = join(directory, 'deep', 'build.lock');
});
afterEach(() => rm(directory, { recursive: true }));

test('runs two tasks under one lock one after the other, even if one fails', async () => {
  const steps: string[] = [];
  const work = (name: string, error?: Error) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
    if (error) throw error;
  };
  const first = withLock(path, work('first', new Error('It broke')));
  const second = withLock(path, work('second'));
  await expect(first).rejects.toThrow('It broke');
  await second;
  // Either may get the lock first.
  const [name] = (steps[0] ?? '').split(' ');
  const other = name === 'first' ? 'second' : 'first';
  expect(steps).toEqual([name, other].flatMap((each) => [`${each} begins`, `${each} ends`]));
});

test('waits for the lock of another process, and gets it when that is killed', async () => {
  const program = `
    const { withLock } = await import(${JSON.stringify(MODULE)});
    setInterval(() => {}, 1000);
    await withLock(${JSON.stringify(path)}, () => new Promise(() => console.log('held')));`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(holder.stdout, 'data');
  let isHeldByUs = false;
  const waiting = withLock(path, async () => {
    isHeldByUs = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isHeldByUs).toBe(false);
  holder.kill('SIGKILL');
  await waiting;
  expect(isHeldByUs).toBe(true);
});
