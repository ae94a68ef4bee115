import type { Connection } from 'mongoose';
import type { Route } from '#core/derive/rest/route.ts';
import { AppError, diskFull } from '#core/errors.ts';
import { publicIdOf } from '#storage/image-url.ts';
import type { Snapshot } from '../contract.ts';
import type { Services } from '../services.ts';
import { readSnapshot } from '../snapshot.ts';
import { renderApiDocs } from './api-docs.ts';
import type { DiskSpace } from './disk-space.ts';
import { describeRest } from './openapi.ts';

type SystemOptions = {
  connection: Connection;
  services: Services;
  space: DiskSpace;
  /** The address of the site, which the snapshot carries. */
  publicUrl: string;
};

/** The routes about the API itself, and the snapshot for the publisher. */
export function createSystemRoutes(options: SystemOptions): Route[] {
  const { connection, services, space, publicUrl } = options;
  const document = describeRest(services);
  const docs = renderApiDocs(document);
  return [
    { method: 'get', path: '/health', handle: (_, response) => void response.json(OK) },
    {
      method: 'get',
      path: '/ready',
      async handle(_, response) {
        await assertReachable(connection);
        await assertSpace(space);
        response.set('Cache-Control', 'no-store').json(OK);
      },
    },
    {
      method: 'get',
      path: '/publication/snapshot',
      async handle(_, response) {
        response.json({ data: withShownMedia(await readSnapshot(services.byName, publicUrl)) });
      },
    },
    { method: 'get', path: '/openapi.json', handle: (_, response) => void response.json(document) },
    {
      method: 'get',
      path: '/docs',
      handle: (_, response) => void response.type('html').send(docs),
    },
  ];
}

/** Leaves out pictures that no published record names: they may belong to hidden ones. */
function withShownMedia({ media, ...content }: Snapshot): Snapshot {
  const named = new Set(JSON.stringify(content).match(/(?<=\/)[0-9a-f]{20}(?=\/)/g));
  return { ...content, media: media.filter(({ url }) => named.has(publicIdOf(url) ?? '')) };
}

const OK = { status: 'ok' };
const PING_TIMEOUT_MS = 2_000;

async function assertSpace(space: DiskSpace): Promise<void> {
  if (!(await space.isFull())) return;
  throw new AppError('UNAVAILABLE', diskFull().message, { retryAfterSeconds: 30 });
}

async function assertReachable(connection: Connection): Promise<void> {
  try {
    await connection.db?.command({ ping: 1 }, { timeoutMS: PING_TIMEOUT_MS });
  } catch {
    throw new AppError('UNAVAILABLE', 'The database cannot be reached', { retryAfterSeconds: 5 });
  }
}
