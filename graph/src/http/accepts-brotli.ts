import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Browsers send a few forms of this header. */
const known = new LRUCache<string, boolean>({ max: 100 });

/** Whether a browser takes Brotli, by the header `Accept-Encoding`. */
export function acceptsBrotli(request: IncomingMessage): boolean {
  const header = request.headers['accept-encoding'] ?? '';
  const before = known.get(header);
  if (before !== undefined) return before;
  const accepts = new Negotiator(request).encoding(['br', 'identity']) === 'br';
  known.set(header, accepts);
  return accepts;
}
