import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { DataDirectoryError } from './data-directory.error.ts';

/** A Unix socket's path must fit into 104 bytes with its end mark on macOS, 108 on Linux. */
const MAX_SOCKET_PATH_BYTES = 103;
const SOCKET_NAME = 'mongodb.sock';
const NOTE_NAME = 'socket-directory';
const TEMPORARY_PREFIX = 'karibu-';

/** Creates the directory when missing and closes it to other users. Throws DataDirectoryError. */
export function prepareDataDirectory(directory: string): string {
  const path = resolve(directory);
  try {
    makeDirectory(path);
    chmodSync(path, 0o700);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return path;
  } catch (error) {
    throw new DataDirectoryError(path, error instanceof Error ? error.message : String(error));
  }
}

/** Node's own recursive mkdir never returns where the system has no real directories, as in /proc. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Chooses where the socket goes: into the directory, or, when that path cannot be a socket's,
 * into a private temporary one. Call it only with the directory locked.
 */
export function prepareSocketPath(directory: string): string {
  removeTemporaryDirectory(directory);
  const path = join(directory, SOCKET_NAME);
  // The driver decodes the address more than once: a percent sign would not survive.
  const isUsable = Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES && !path.includes('%');
  if (isUsable) return path;
  const temporary = mkdtempSync(join(tmpdir(), TEMPORARY_PREFIX));
  writeFileSync(join(directory, NOTE_NAME), temporary, { mode: 0o600 });
  return join(temporary, SOCKET_NAME);
}

/** Where the process that holds the directory has its socket. */
export function findSocketPath(directory: string): string {
  const temporary = readNote(join(directory, NOTE_NAME));
  return join(temporary ?? resolve(directory), SOCKET_NAME);
}

/** Removes the socket and, if there is one, its temporary directory. */
export function removeSocket(directory: string, socketPath: string): void {
  rmSync(socketPath, { force: true });
  removeTemporaryDirectory(directory);
}

/** A process that was killed leaves its temporary directory behind, and a note where it is. */
function removeTemporaryDirectory(directory: string): void {
  const note = join(directory, NOTE_NAME);
  const temporary = readNote(note);
  if (temporary === undefined) return;
  const isOurs =
    basename(temporary).startsWith(TEMPORARY_PREFIX) && dirname(temporary) === tmpdir();
  if (isOurs) rmSync(temporary, { recursive: true, force: true });
  rmSync(note, { force: true });
}

function readNote(note: string): string | undefined {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return undefined;
  }
}
