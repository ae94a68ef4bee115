import type { RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import { compressShared, type SharedAnswer, sendShared } from '#core/derive/rest/caching.ts';
import type { Service } from '#core/service.ts';
import { createRevisionReader } from '#core/write/revision.ts';

/** The most that is kept, in bytes of bodies and addresses. */
const MAX_BYTES = 32 * 1024 * 1024;
/** How long old answers remain after a writer died between its write and the new revision. */
const MAX_AGE_MS = 60_000;

/**
 * Keeps answers for visitors in this process, and sends them again while the content's revision in
 * the database is unchanged. A write in any process changes the revision before it is acknowledged,
 * so a later request never gets an answer from before it. Requests with a token are not cached.
 */
export function createAnswerCache(
  connection: Connection,
  services: Iterable<Service>,
): RequestHandler {
  const names = new Set([...services].filter(isShared).map(({ resource }) => resource.name));
  const readRevision = createRevisionReader(connection);
  const answers = createKeptAnswers(MAX_BYTES, MAX_AGE_MS);
  return async (request, response, next) => {
    const { method, headers, originalUrl, path } = request;
    const name = path.split('/', 2)[1] ?? '';
    if (method !== 'GET' || headers.authorization !== undefined || !names.has(name)) return next();
    const revision = await readRevision();
    const known = answers.find(revision, originalUrl);
    if (known) return sendShared(request, response, known);
    response.locals.keepAnswer = async (made: SharedAnswer) => {
      answers.keep(revision, originalUrl, made);
      answers.keep(revision, originalUrl, await compressShared(made));
    };
    next();
  };
}

/** Only changes of published resources give the content a new revision. */
function isShared({ resource }: Service): boolean {
  return resource.read === 'public' && resource.isPublished;
}

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
