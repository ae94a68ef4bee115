import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../server/free-port.ts';
import { requireOwnPackage } from './own-package.ts';

export type Emulator = { host: string; stop: () => Promise<void> };

const PROJECT = 'demo-karibu';
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 10_000;

/** Starts Firebase's Auth emulator on a free port. Throws with its output when it fails. */
export async function startAuthEmulator(): Promise<Emulator> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-firebase-'));
  const emulator = await startEmulator('auth', directory, {});
  return {
    ...emulator,
    async stop() {
      await emulator.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Serves an exported folder by Firebase's Hosting emulator, as its `firebase.json` says, on a free
 * port. Throws with its output when it fails.
 */
export async function startHostingEmulator(folder: string): Promise<Emulator> {
  const config = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8'));
  return startEmulator('hosting', folder, config);
}

async function startEmulator(name: string, directory: string, config: object): Promise<Emulator> {
  const port = await findFreePort();
  const emulator = await spawnEmulator(name, directory, config, port);
  const killAtExit = () => signalGroup(emulator.child, 'SIGKILL');
  process.once('exit', killAtExit);
  const stop = async () => {
    await endGroup(emulator.child);
    process.off('exit', killAtExit);
  };
  if (!(await becomesReady(port, emulator.child))) {
    await stop();
    throw new Error(`The emulator of ${name} did not start:\n${emulator.output()}`);
  }
  return { host: `127.0.0.1:${port}`, stop };
}

async function spawnEmulator(name: string, directory: string, config: object, port: number) {
  const tools = requireOwnPackage('firebase', 'firebase-tools');
  const emulators = { [name]: { host: '127.0.0.1', port }, ui: { enabled: false } };
  const file = '.firebase-emulator.json';
  await writeFile(join(directory, file), JSON.stringify({ ...config, emulators }));
  const options = ['emulators:start', '--only', name, '--project', PROJECT, '--config', file];
  const child = spawn(process.execPath, [join(tools, 'lib', 'bin', 'firebase.js'), ...options], {
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
