import { existsSync, readFileSync } from 'node:fs';
import { DamageFound } from './damage.ts';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * Checks the write-ahead log of a database that was not closed. SQLite reads it up to the first
 * frame that is not as it was written and forgets the rest. A crash leaves such a frame in the last
 * transaction alone. So when the rest has the ends of two transactions, the log is damaged. Throws
 * DamageFound.
 *
 * Call it while the file is locked and before its first write, which would overwrite the rest.
 */
export function checkLog(path: string): void {
  const log = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  if (log.length <= HEADER_BYTES) return;
  const header = readHeader(log);
  if (!header) throw new DamageFound('the head of its write-ahead log is not as it was written');
  const frames = framesOf(log, header);
  const broken = findBroken(log, header, frames);
  const isOwn = (at: number) => log.compare(header.salts, 0, 8, at + 8, at + 16) === 0;
  // Frames of another salt are left from before the log was begun anew.
  const rest = frames.slice(broken).filter(isOwn);
  const ends = rest.filter((at) => log.readUInt32BE(at + 4) !== 0);
  if (ends.length < 2) return;
  throw new DamageFound('its write-ahead log is not as it was written');
}

type Header = { pageBytes: number; isBigEndian: boolean; salts: Buffer; sum: Sum };
type Sum = readonly [number, number];

function readHeader(log: Buffer): Header | undefined {
  const isBigEndian = log.readUInt8(3) === 0x83;
  const sum = addWords([0, 0], log.subarray(0, 24), isBigEndian);
  if (!isSum(log, 24, sum)) return undefined;
  return { pageBytes: log.readUInt32BE(8), isBigEndian, salts: log.subarray(16, 24), sum };
}

/** Where each whole frame begins. */
function framesOf({ length }: Buffer, { pageBytes }: Header): number[] {
  const frameBytes = FRAME_HEADER_BYTES + pageBytes;
  const count = Math.floor((length - HEADER_BYTES) / frameBytes);
  return Array.from({ length: count }, (_, index) => HEADER_BYTES + index * frameBytes);
}

/** The index of the first frame whose running checksum does not hold. */
function findBroken(log: Buffer, header: Header, frames: readonly number[]): number {
  let { sum } = header;
  const broken = frames.findIndex((at) => {
    const start = at + FRAME_HEADER_BYTES;
    const afterHead = addWords(sum, log.subarray(at, at + 8), header.isBigEndian);
    const page = log.subarray(start, start + header.pageBytes);
    sum = addWords(afterHead, page, header.isBigEndian);
    return log.compare(header.salts, 0, 8, at + 8, at + 16) !== 0 || !isSum(log, at + 16, sum);
  });
  return broken < 0 ? frames.length : broken;
}

/** SQLite's checksum of a log, over pairs of 32-bit words. */
function addWords([first, second]: Sum, bytes: Buffer, isBigEndian: boolean): Sum {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + wordAt(bytes, at, isBigEndian) + b) >>> 0;
    b = (b + wordAt(bytes, at + 4, isBigEndian) + a) >>> 0;
  }
  return [a, b];
}

function wordAt(bytes: Buffer, at: number, isBigEndian: boolean): number {
  return isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
}

function isSum(log: Buffer, at: number, [first, second]: Sum): boolean {
  return log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;
}
