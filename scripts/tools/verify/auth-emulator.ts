import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireOwnPackage } from './own-package.ts';

export type AuthEmulator = { host: string; stop: () => Promise<void> };

const PROJECT = 'demo-karibu';
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 10_000;

/**
 * Starts Firebase's Auth emulator on a free port. Throws with its output when it does not come up.
 */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const command = join(
    requireOwnPackage('firebase', 'firebase-tools'),
    'lib',
    'bin',
    'firebase.js',
  );
  const directory = await mkdtemp(join(tmpdir(), 'karibu-firebase-'));
  const port = await findFreePort();
  const emulator = await spawnEmulator(command, directory, port);
  const killAtExit = () => signalGroup(emulator.child, 'SIGKILL');
  process.once('exit', killAtExit);
  const stop = async () => {
    await endGroup(emulator.child);
    process.off('exit', killAtExit);
    await rm(directory, { recursive: true, force: true });
  };
  if (!(await becomesReady(port, emulator.child))) {
    await stop();
    throw new Error(`The Auth emulator did not start:\n${emulator.output()}`);
  }
  return { host: `127.0.0.1:${port}`, stop };
}

async function spawnEmulator(command: string, directory: string, port: number) {
  const emulators = { auth: { host: '127.0.0.1', port }, ui: { enabled: false } };
  await writeFile(join(directory, 'firebase.json'), JSON.stringify({ emulators }));
  const options = ['emulators:start', '--only', 'auth', '--project', PROJECT];
  const child = spawn(process.execPath, [command, ...options], {
    cwd: directory,
    // A group of its own, which can be ended as a whole; settings of its own, not the user's.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: directory, NO_UPDATE_NOTIFIER: '1', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  return { child, output: () => Buffer.concat(chunks).toString() };
}

async function becomesReady(port: number, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && isRunning(child)) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (response?.ok) return true;
    await wait(100);
  }
  return false;
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (isRunning(child)) {
    const exit = once(child, 'exit');
    signalGroup(child, 'SIGTERM');
    await Promise.race([exit, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
