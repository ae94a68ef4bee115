import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { CommandContext } from './commands/command.ts';
import { dispatchCommand } from './commands/dispatch.ts';
import { MongoError } from './mongo-error.ts';
import { createFrameReader } from './wire/frame.ts';
import { decodeRequest, encodeReply } from './wire/message.ts';

export type RunningServer = { close: () => Promise<void> };

/** Answers MongoDB clients on a Unix socket. `shared` is what all connections have in common. */
export async function listenOnSocket(
  socketPath: string,
  shared: Omit<CommandContext, 'connectionId'>,
): Promise<RunningServer> {
  // Only the holder of the directory's lock gets here, so a socket that exists is a dead one.
  rmSync(socketPath, { force: true });
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, { ...shared, connectionId: connections });
  });
  await startListening(server, socketPath);
  chmodSync(socketPath, 0o600);
  return { close: () => stopListening(server, sockets) };
}

function serveConnection(socket: Socket, context: CommandContext): void {
  let responses = 0;
  const readFrame = createFrameReader((message) => {
    const request = decodeRequest(message);
    const reply = dispatchCommand(request, context);
    responses += 1;
    if (request.expectsReply) socket.write(encodeReply(request, responses, reply));
  });
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      readFrame(chunk);
    } catch (error) {
      // What is no message cannot be answered; MongoDB closes such connections too. Anything else
      // means that the store can no longer be trusted: it must end this worker.
      if (!(error instanceof RangeError || error instanceof MongoError)) throw error;
      socket.destroy();
    }
  });
}

function startListening(server: Server, socketPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stopListening(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}
