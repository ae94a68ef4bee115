import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { CommandContext } from './commands/command.ts';
import { dispatchCommand, encodeError } from './commands/dispatch.ts';
import { MongoError } from './mongo-error.ts';
import { createFrameReader } from './wire/frame.ts';
import { decodeRequest, encodeReply } from './wire/message.ts';
import { type Pieces, sendPieces } from './wire/pieces.ts';

export type RunningServer = { close: () => Promise<void> };

/** Answers MongoDB clients on a Unix socket. All connections use the same `shared` context. */
export async function listenOnSocket(
  socketPath: string,
  shared: Omit<CommandContext, 'connectionId'>,
): Promise<RunningServer> {
  // This process holds the lock of the directory, so an existing socket is a dead one.
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
    if (reply) sendPieces(socket, reply);
  });
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      readFrame(chunk);
    } catch (error) {
      // Bytes that are not a message have no answer; MongoDB closes such a connection too. After
      // any other error the store may be inconsistent, so the worker must end.
      if (!(error instanceof RangeError)) throw error;
      socket.destroy();
    }
  });
}

/** The encoded reply to a message. Undefined when the client wants none. */
function answerMessage(
  message: Buffer,
  responseId: number,
  context: CommandContext,
): Pieces | undefined {
  try {
    const request = decodeRequest(message);
    const reply = dispatchCommand(request, context);
    return request.expectsReply ? encodeReply(request, responseId, reply) : undefined;
  } catch (error) {
    // The frame is valid but its document is not: the reply says what is wrong.
    if (!(error instanceof MongoError)) throw error;
    const origin = { requestId: message.readInt32LE(4), isLegacy: false };
    return encodeReply(origin, responseId, [encodeError(error)]);
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
