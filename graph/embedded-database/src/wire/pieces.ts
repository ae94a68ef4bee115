import type { Socket } from 'node:net';

/** Bytes in pieces, so that the documents of a long reply need not be copied. */
export type Pieces = readonly Uint8Array[];

export function lengthOf(pieces: Pieces): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** To join longer ones would take memory that costs more than many small writes. */
const MAX_JOINED_BYTES = 32 * 1024;

/** Sends all pieces in one system call. */
export function sendPieces(socket: Socket, pieces: Pieces): void {
  if (lengthOf(pieces) <= MAX_JOINED_BYTES) {
    socket.write(Buffer.concat(pieces));
    return;
  }
  socket.cork();
  for (const piece of pieces) socket.write(piece);
  socket.uncork();
}
