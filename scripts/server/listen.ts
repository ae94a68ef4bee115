import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Config } from '@karibu/graph/config.ts';
import { codeOf, StartError } from './start-error.ts';

/** The time for a large import or upload over a slow connection. */
const LONGEST_REQUEST_MS = 30_000;
const IDLE_CHECK_MS = 50;
/**
 * Longer than the minute for which proxies keep a connection. If the server closed it first, a
 * request that is just being sent would be lost.
 */
const KEEP_ALIVE_MS = 65_000;

/** The connections without a request so far. Browsers open some in advance. */
const silent = new WeakMap<Server, Set<Socket>>();

/** Accepts no more connections. Resolves when all requests are answered, or after 30 seconds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers keep connections open after an answer, so idle ones are closed again and again.
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  for (const socket of silent.get(server) ?? []) socket.destroy();
  const end = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(end);
}

/** Listens and gives the port. Throws StartError when the port is in use or not allowed. */
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
