import { access, constants, mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database/connect.ts';
import { startEmbeddedDatabase } from '@karibu/graph/database/embedded/embedded-database.ts';

/** Why Karibu cannot start, in one line for people. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Makes the data directory. Throws StartError when it cannot be written. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${directory} cannot be written (${codeOf(error)})`);
  }
}

/** Listens; gives the port. Throws StartError when the port is in use or not allowed. */
export async function listen(server: Server, { port, host }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

export type OpenDatabase = {
  uri: string;
  isEmbedded: boolean;
  close: () => Promise<void>;
  /** Rejects, with one line for people, when the embedded database dies. */
  stopped: Promise<void>;
};

/** Opens the database that the configuration names; it never falls back to another. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const { mongodbUri, dataDirectory } = config;
  if (mongodbUri) {
    const connection = await connectDatabase(mongodbUri).catch(() => {
      throw new StartError('the database at MONGODB_URI cannot be reached');
    });
    return {
      uri: mongodbUri,
      isEmbedded: false,
      close: () => connection.close(),
      stopped: new Promise(() => {}),
    };
  }
  try {
    const { uri, close, stopped } = await startEmbeddedDatabase({
      directory: join(dataDirectory, 'database'),
    });
    // Whoever cares awaits it; a death during the start shows in the step that was under way.
    stopped.catch(() => {});
    return { uri, isEmbedded: true, close, stopped };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function explain(error: Error, port: number, host: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another one`;
  if (code === 'EACCES') return `port ${port} is not allowed; set PORT to one above 1023`;
  return `it cannot listen on ${host}:${port} (${code})`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
