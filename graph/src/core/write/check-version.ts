import type { PlainRecord } from '../read/record.ts';
import { staleVersion } from './conflict.ts';

/**
 * How often a write may find that somebody else has just saved the record. A caller who sent no
 * version does not mind which version is overwritten, so the write is tried on the newest.
 */
export const MAX_ATTEMPTS = 10;

/** Throws STALE_VERSION unless the record has the version that the caller read, if any. */
export function checkVersion(current: PlainRecord, version: number | null): void {
  if (version !== null && version !== current.version) throw staleVersion(current);
}
