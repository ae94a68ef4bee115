import type { Request, RequestHandler, Response } from 'express';
import type { Connection } from 'mongoose';
import type { Viewer } from '#core/access.ts';
import { compressShared, type SharedAnswer, sendShared } from '#core/derive/rest/caching.ts';
import type { GetContext } from '#core/derive/rest/route.ts';
import type { Resource } from '#core/resource.ts';
import { createRevisionReader } from '#core/write/revision.ts';
import type { Services } from '../services.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** The most that is kept, in bytes of bodies and addresses. */
const MAX_BYTES = 32 * 1024 * 1024;
/** How long old answers remain after a writer died between its write and the new revision. */
const MAX_AGE_MS = 60_000;

export type AnswerCache = {
  /** For requests without a token: sends what is kept, or what is being made for another. */
  forVisitors: RequestHandler;
  /** For requests that were identified. What staff read is shared while it is made, never kept. */
  forStaff: RequestHandler;
};

type CacheOptions = {
  connection: Connection;
  services: Pick<Services, 'byName' | 'moments'>;
  getContext: GetContext;
};

/**
 * Keeps answers for visitors in this process, and sends them again while the content's revision in
 * the database is unchanged. Equal reads at one moment are made once, for visitors and for staff. A
 * write in any process changes the revision before it is acknowledged, and each request reads the
 * revision first. So none gets an answer from before a write that was acknowledged before it, nor
 * from before a moment that has changed answers since.
 */
export function createAnswerCache({ connection, services, getContext }: CacheOptions): AnswerCache {
  const names = new Set(
    [...services.byName.values()]
      .map(({ resource }) => resource)
      .filter(isShared)
      .map(nameOf),
  );
  const { moments } = services;
  const readStored = createRevisionReader(connection);
  /** What was kept before a moment that changes answers is of another revision. */
  const readRevision = async () => {
    const stored = await readStored();
    await moments.follow(stored);
    return `${stored} ${moments.passed()}`;
  };
  const answers = createKeptAnswers(MAX_BYTES, MAX_AGE_MS);
  const share = createSharing();
  /** Read while the request is identified. */
  const revisions = new WeakMap<Request, Promise<string>>();
  const isRead = ({ method, path }: Request) =>
    method === 'GET' && names.has(path.split('/', 2)[1] ?? '');
  return {
    async forVisitors(request, response, next) {
      const { headers, originalUrl } = request;
      response.locals.freshUntil = moments.until();
      if (!isRead(request)) return next();
      const reading = readRevision();
      if (headers.authorization !== undefined) {
        revisions.set(request, reading);
        // Nobody waits for it where the token turns out to be no one's.
        reading.catch(() => undefined);
        return next();
      }
      const revision = await reading;
      response.locals.freshUntil = moments.until();
      const known = answers.find(revision, originalUrl);
      if (known) return sendShared(request, response, known);
      const made = await share(`${revision} ${originalUrl}`, response, (answer) =>
        answers.keep(revision, originalUrl, answer),
      );
      return made ? sendShared(request, response, made) : next();
    },
    async forStaff(request, response, next) {
      const { viewer } = getContext(request);
      if (!isRead(request) || !viewer) return next();
      const revision = await revisions.get(request);
      const made = await share(`${revision} ${rightsOf(viewer)} ${request.originalUrl}`, response);
      return made ? sendShared(request, response, made) : next();
    },
  };
}

/** What decides what somebody reads. */
function rightsOf({ role, sections }: Viewer): string {
  return JSON.stringify([role, ...sections]);
}

const nameOf = ({ name }: Resource) => name;

/** Only changes of published resources give the content a new revision. */
function isShared({ read, isPublished }: Resource): boolean {
  return read === 'public' && isPublished;
}

type Share = (
  key: string,
  response: Response,
  keep?: (answer: SharedAnswer) => void,
) => Promise<SharedAnswer | null>;

type Making = PromiseWithResolvers<SharedAnswer | null> & { isAwaited: boolean };

/**
 * Makes a function that waits for the answer that another request with this key is being given;
 * `null` where there is none, and the caller is to make it. A refused, failed or abandoned request
 * leaves nothing to share: then all that waited make their own.
 */
export function createSharing(): Share {
  const making = new Map<string, Making>();
  return async (key, response, keep) => {
    const other = making.get(key);
    if (other) {
      other.isAwaited = true;
      return other.promise;
    }
    const own: Making = { ...Promise.withResolvers(), isAwaited: false };
    const end = (answer: SharedAnswer | null) => {
      if (making.get(key) === own) making.delete(key);
      own.resolve(answer);
    };
    making.set(key, own);
    response.once('close', () => end(null));
    response.locals.shareAnswer = async (made: SharedAnswer) => {
      keep?.(made);
      // Once for all who get it; for nobody it would be in vain.
      const isUsed = keep !== undefined || own.isAwaited;
      const compressed = isUsed ? await compressShared(made) : made;
      keep?.(compressed);
      end(compressed);
    };
    return null;
  };
}
