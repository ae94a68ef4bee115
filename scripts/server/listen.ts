import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Config } from '@karibu/graph/config.ts';
import { codeOf, StartError } from './start-error.ts';

/** The time for a large import or upload over a slow connection. */
const LONGEST_REQUEST_MS = 30_000;
/**
 * A client that takes longer to send its request, or that neither sends nor reads for so long, is
 * cut off: five minutes, enough for the largest picture over a poor line.
 */
const SLOWEST_CLIENT_MS = 300_000;
const IDLE_CHECK_MS = 50;
/**
 * Longer than the minute for which proxies keep a connection. If the server closed it first, a
 * request that is just being sent would be lost.
 */
const KEEP_ALIVE_MS = 65_000;

/** The connections without a request so far, and the requests without an answer. */
type Open = { silent: Set<Socket>; waiting: Set<ServerResponse> };
const openOf = new WeakMap<Server, Open>();

/**
 * Answers what is under way, for at most 30 seconds, and 503 to what comes meanwhile. Then accepts
 * no more connections.
 */
export async function closeServer(server: Server): Promise<void> {
  const { silent, waiting } = openOf.get(server) ?? { silent: new Set(), waiting: new Set() };
  const underWay = [...waiting].map((response) => once(response, 'close'));
  server.removeAllListeners('request');
  server.on('request', answerStopping);
  const end = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS);
  await Promise.all(underWay);
  // Browsers open connections in advance, and send nothing on them for now.
  for (const socket of silent) socket.destroy();
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers keep connections open after an answer, so idle ones are closed again and again.
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(end);
}

const answerStopping: RequestListener = (_request, response) => {
  const headers = { 'retry-after': '5', 'content-type': 'text/plain', connection: 'close' };
  response.writeHead(503, headers).end('Karibu is stopping. Please try again in a moment.');
};

/** Listens and gives the port. Throws StartError when the port is in use or not allowed. */
export async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = SLOWEST_CLIENT_MS;
  server.timeout = SLOWEST_CLIENT_MS;
  const open: Open = { silent: new Set(), waiting: new Set() };
  openOf.set(server, open);
  server.on('connection', (socket) => {
    open.silent.add(socket);
    socket.once('close', () => open.silent.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    open.silent.delete(socket);
    open.waiting.add(response);
    response.once('close', () => open.waiting.delete(response));
  });
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
