import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Config } from '@karibu/graph/config.ts';
import { codeOf, StartError } from './start-error.ts';

/** A large import or upload over a poor line takes this long. */
const LONGEST_REQUEST_MS = 30_000;
const LOOK_MS = 50;
/**
 * Longer than the minute for which proxies keep a connection: where the server lets go first, it may do so just as
 * the next request is on its way, which is lost then.
 */
const KEEP_ALIVE_MS = 65_000;

/** The connections that have asked for nothing yet: browsers open some ahead. */
const silent = new WeakMap<Server, Set<Socket>>();

/** Takes no more connections, and resolves when what is under way is answered, or is hopelessly long. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers keep their connections for the next request: each goes once it has its answer.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  for (const socket of silent.get(server) ?? []) socket.destroy();
  const end = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS);
  await closed;
  clearInterval(look);
  clearTimeout(end);
}

/** Listens; gives the port. Throws StartError when the port is in use or not allowed. */
export async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const waiting = new Set<Socket>();
  silent.set(server, waiting);
  server.on('connection', (socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', ({ socket }) => waiting.delete(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function explain(error: Error, port: number, host: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another one`;
  if (code === 'EACCES') return `port ${port} is not allowed; set PORT to one above 1023`;
  return `it cannot listen on ${host}:${port} (${code})`;
}
