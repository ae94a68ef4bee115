import { codeOf } from '../server/start-error.ts';

/** No entries for a folder that does not exist. Throws again for one that cannot be read. */
export function noneIfAbsent(error: unknown): [] {
  if (codeOf(error) !== 'ENOENT') throw error;
  return [];
}
