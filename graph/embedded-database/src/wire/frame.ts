/** MongoDB's limit for one message, in bytes. */
export const MAX_MESSAGE_BYTES = 48_000_000;

const HEADER_BYTES = 16;

/**
 * Joins the chunks of a socket into whole messages. The returned function takes a chunk. It throws
 * RangeError when a message announces an impossible length.
 */
export function createFrameReader(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let pieces: Buffer[] = [];
  let received = 0;
  return (chunk) => {
    pieces.push(chunk);
    received += chunk.length;
    for (;;) {
      const wanted = announcedLength(pieces, received);
      if (received < wanted) return;
      const all = pieces.length === 1 ? (pieces[0] ?? chunk) : Buffer.concat(pieces);
      received -= wanted;
      pieces = received > 0 ? [all.subarray(wanted)] : [];
      onMessage(all.subarray(0, wanted));
    }
  };
}

function announcedLength(pieces: Buffer[], received: number): number {
  if (received < HEADER_BYTES) return HEADER_BYTES;
  // Joins the pieces only when the header itself is split.
  if (pieces[0] && pieces[0].length < HEADER_BYTES)
    pieces.splice(0, pieces.length, Buffer.concat(pieces));
  const length = pieces[0]?.readInt32LE(0) ?? 0;
  if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) {
    throw new RangeError(`a message of ${length} bytes was announced`);
  }
  return length;
}
