import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { CommandContext } from './commands/command.ts';
import { dispatchCommand, encodeError } from './commands/dispatch.ts';
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
    responses += 1;
    const reply = answerMessage(message, responses, context);
    if (reply) socket.write(reply);
  });
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      readFrame(chunk);
    } catch (error) {
      // What is no message cannot be answered; MongoDB closes such connections too. Anything else
      // means that the store can no longer be trusted: it must end this worker.
      if (!(error instanceof RangeError)) throw error;
      socket.destroy();
    }
  });
}

/** The encoded reply to a message; undefined when none is wanted. */
function answerMessage(
  message: Buffer,
  responseId: number,
  context: CommandContext,
): Buffer | undefined {
  try {
    const request = decodeRequest(message);
    const reply = dispatchCommand(request, context);
    return request.expectsReply ? encodeReply(request, responseId, reply) : undefined;
  } catch (error) {
    // A frame in order around a document that is not: the client is told what is wrong with it.
    if (!(error instanceof MongoError)) throw error;
    const origin = { requestId: message.readInt32LE(4), isLegacy: false };
    return encodeReply(origin, responseId, encodeError(error));
  }
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
