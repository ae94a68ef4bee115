import { rememberDemoAccount } from '@karibu/graph/auth/demo-account.ts';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { ensureAdministrator } from '@karibu/graph/resources/users/user.operations.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';
import type { Storage } from '@karibu/graph/storage/storage.ts';
import type { Connection } from 'mongoose';
import { addPictures, readAlts, replacePictures } from './pictures.ts';
import { type DemoContent, readContent } from './read-content.ts';

export const DEMO_LOGIN = {
  email: 'admin@baobab-and-dhow.example',
  password: 'karibu-demo',
} as const;

type SeedTools = {
  connection: Connection;
  services: Services;
  storage: Storage;
  onProgress: (done: number, all: number) => void;
};

type Marker = { _id: string; finishedAt: Date | null };

/**
 * Whether the demo content is to be made: in an empty database, or where an earlier run was cut
 * short.
 */
export async function needsDemo(connection: Connection, services: Services): Promise<boolean> {
  const marker = await connection.collection<Marker>('seeds').findOne({ _id: 'demo' });
  if (marker) return marker.finishedAt === null;
  const counts = ['users', 'tours', 'destinations'].map((name) =>
    serviceOf(services.byName, name).model.countDocuments(),
  );
  return (await Promise.all(counts)).every((count) => count === 0);
}

/**
 * Makes the demo content. What is or was there already is left alone, so it may be run again;
 * pictures are uploaded only for what is missing. Throws DemoFileError, before anything is
 * written, for a file that its fields refuse.
 */
export async function seedDemo(tools: SeedTools): Promise<void> {
  const { connection, services, storage, onProgress } = tools;
  const content = await readContent(new Date());
  const markers = connection.collection<Marker>('seeds');
  const unfinished = { $setOnInsert: { finishedAt: null } };
  await markers.updateOne({ _id: 'demo' }, unfinished, { upsert: true });
  const missing = await findMissing(connection, services, content);
  const uploads = serviceOf(services.byName, 'uploads');
  const alts = await readAlts(content);
  const addresses = await addPictures({ uploads, storage, alts, onProgress }, missing);
  await addAll(services, missing, addresses);
  await addDemoAccount(tools);
  await markers.updateOne({ _id: 'demo' }, { $set: { finishedAt: new Date() } });
}

/**
 * Records that never were there, as told by their slug or else their title, and single records that
 * were never saved. What was renamed goes by its new name, and what was deleted stays so.
 */
export async function findMissing(
  connection: Connection,
  { byName }: Services,
  content: readonly DemoContent[],
): Promise<DemoContent[]> {
  const history = connection.collection('history');
  const missing = content.map(async ({ resource, records }) => {
    const service = serviceOf(byName, resource.name);
    if (resource.isSingle) {
      const { version } = await service.get(SYSTEM_CONTEXT, '');
      return { resource, records: version === 0 ? records : [] };
    }
    const key = resource.slugField ?? resource.title ?? '';
    const present = await service.model.distinct<string>(key);
    const earlier = await history.distinct(`before.${key}`, { resource: resource.name });
    const known = new Set<unknown>([...present, ...earlier]);
    return { resource, records: records.filter((record) => !known.has(record[key])) };
  });
  return Promise.all(missing);
}

async function addAll(
  { byName }: Services,
  content: readonly DemoContent[],
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { resource, records } of content) {
    const service = serviceOf(byName, resource.name);
    // Lists show the newest first, so what the content names first is made last.
    for (const record of records.toReversed()) {
      const values = replacePictures(resource.fields, record, addresses);
      if (resource.isSingle) await service.update(SYSTEM_CONTEXT, '', values, null);
      else await service.create(SYSTEM_CONTEXT, values);
    }
  }
}

async function addDemoAccount({ connection, services: { byName, identity } }: SeedTools) {
  const account = { ...DEMO_LOGIN, name: 'Demo Administrator' };
  const id = await ensureAdministrator(serviceOf(byName, 'users'), identity, account);
  const isUnchanged = await identity.isPassword(id, DEMO_LOGIN.password);
  if (isUnchanged) await rememberDemoAccount(connection, id, DEMO_LOGIN);
}
