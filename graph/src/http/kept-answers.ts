import type { SharedAnswer } from '#core/derive/rest/caching.ts';

type KeptAnswers = {
  find: (revision: string, address: string) => SharedAnswer | undefined;
  /** Keeps an answer. Drops the least recently used ones when there is no room. */
  keep: (revision: string, address: string, answer: SharedAnswer) => void;
};

/** Answers by their address, all of one revision. Another revision drops them all. */
export function createKeptAnswers(maxBytes: number, maxAgeMs: number): KeptAnswers {
  const kept = new Map<string, SharedAnswer & { madeAt: number }>();
  let current = '';
  let bytes = 0;

  function drop(address: string): void {
    bytes -= sizeOf(address, kept.get(address));
    kept.delete(address);
  }

  return {
    find(revision, address) {
      if (revision !== current) {
        kept.clear();
        bytes = 0;
        current = revision;
      }
      const found = kept.get(address);
      if (!found) return undefined;
      drop(address);
      if (performance.now() - found.madeAt > maxAgeMs) return undefined;
      // A Map keeps the order of insertions, so the most recently used answer comes last.
      kept.set(address, found);
      bytes += sizeOf(address, found);
      return found;
    },
    keep(revision, address, answer) {
      if (revision !== current) return;
      if (kept.has(address)) drop(address);
      kept.set(address, { ...answer, madeAt: performance.now() });
      bytes += sizeOf(address, answer);
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}

/** In bytes. A character of the address takes two; the entry itself takes about 500. */
function sizeOf(address: string, answer: SharedAnswer | undefined): number {
  if (!answer) return 0;
  const { bytes, encoded } = answer;
  const compressed = encoded ? encoded.br.length + encoded.gzip.length : 0;
  return bytes.length + compressed + address.length * 2 + 500;
}
