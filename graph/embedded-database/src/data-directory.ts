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

/** The limit for a socket path, including its final zero, is 104 bytes on macOS, 108 on Linux. */
const MAX_SOCKET_PATH_BYTES = 103;
const SOCKET_NAME = 'mongodb.sock';
const NOTE_NAME = 'socket-directory';
const TEMPORARY_PREFIX = 'karibu-';

/** Creates a missing directory and denies other users access. Throws DataDirectoryError. */
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

/** Node's own recursive mkdir never returns below a virtual file system such as /proc. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Gives the path of the socket: inside the directory, or inside a private temporary directory when
 * the first path is too long for a socket. Call it only after locking the directory.
 */
export function prepareSocketPath(directory: string): string {
  removeTemporaryDirectory(directory);
  const path = join(directory, SOCKET_NAME);
  // The driver decodes the address more than once, which would break a percent sign.
  const isUsable = Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES && !path.includes('%');
  if (isUsable) return path;
  const temporary = mkdtempSync(join(tmpdir(), TEMPORARY_PREFIX));
  writeFileSync(join(directory, NOTE_NAME), temporary, { mode: 0o600 });
  return join(temporary, SOCKET_NAME);
}

/** The path of the socket that the process holding the directory listens on. */
export function findSocketPath(directory: string): string {
  const temporary = readNote(join(directory, NOTE_NAME));
  return join(temporary ?? resolve(directory), SOCKET_NAME);
}

/** Removes the socket and its temporary directory, if it has one. */
export function removeSocket(directory: string, socketPath: string): void {
  rmSync(socketPath, { force: true });
  removeTemporaryDirectory(directory);
}

/** A killed process leaves its temporary directory and a note with its path. */
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
