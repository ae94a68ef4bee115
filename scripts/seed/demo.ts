import { rememberDemoAccount } from '@karibu/graph/auth/demo-account.ts';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { ensureAdministrator } from '@karibu/graph/resources/users/user.operations.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';
import type { Storage } from '@karibu/graph/storage/storage.ts';
import type { Connection } from 'mongoose';
import { blog } from './content/blog.ts';
import { listCareers } from './content/careers.ts';
import { destinations } from './content/destinations.ts';
import { gallery } from './content/gallery.ts';
import { metrics } from './content/metrics.ts';
import { packageCategories } from './content/package-categories.ts';
import { packages } from './content/packages.ts';
import { withPlaces } from './content/places.ts';
import { settings } from './content/settings.ts';
import { team } from './content/team.ts';
import { testimonials } from './content/testimonials.ts';
import { tours } from './content/tours.ts';
import { addPictures, replaceScenes } from './pictures.ts';

export const DEMO_LOGIN = {
  email: 'admin@baobab-and-dhow.example',
  password: 'karibu-demo',
} as const;

type Collection = {
  readonly name: string;
  /** The field that tells a record which is there already from one that is missing. */
  readonly key: string;
  readonly records: readonly object[];
};

const COLLECTIONS: readonly Collection[] = [
  { name: 'destinations', key: 'slug', records: destinations },
  { name: 'tours', key: 'slug', records: withPlaces(tours) },
  { name: 'package-categories', key: 'slug', records: packageCategories },
  { name: 'packages', key: 'slug', records: withPlaces(packages) },
  { name: 'careers', key: 'slug', records: listCareers(new Date()) },
  { name: 'gallery', key: 'title', records: gallery },
  { name: 'blog', key: 'slug', records: blog },
  { name: 'team', key: 'name', records: team },
  { name: 'testimonials', key: 'name', records: testimonials },
];

const SINGLES = [
  { name: 'settings', record: settings },
  { name: 'metrics', record: metrics },
];

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
 * Makes the demo content. What is or was there already is left alone, so it may be run again; pictures
 * are drawn only for what is missing.
 */
export async function seedDemo(tools: SeedTools): Promise<void> {
  const { connection, services, storage, onProgress } = tools;
  const markers = connection.collection<Marker>('seeds');
  const unfinished = { $setOnInsert: { finishedAt: null } };
  await markers.updateOne({ _id: 'demo' }, unfinished, { upsert: true });
  const missing = await listMissing(connection, services);
  const uploads = serviceOf(services.byName, 'uploads');
  const addresses = await addPictures({ uploads, storage, onProgress }, missing);
  await addAll(services, replaceScenes(missing, addresses));
  await addDemoAccount(tools);
  await markers.updateOne({ _id: 'demo' }, { $set: { finishedAt: new Date() } });
}

type Content = { readonly name: string; readonly records: readonly object[] };

/**
 * Records that never were there, as told by one field, and single records that were never saved.
 * What was renamed goes by its new name, and what was deleted stays so.
 */
export async function listMissing(
  connection: Connection,
  { byName }: Services,
): Promise<Content[]> {
  const missing: Content[] = [];
  const history = connection.collection('history');
  for (const { name, key, records } of COLLECTIONS) {
    const present = await serviceOf(byName, name).model.distinct<string>(key);
    const earlier = await history.distinct(`before.${key}`, { resource: name });
    const known = new Set<unknown>([...present, ...earlier]);
    const absent = records.filter((record) => !known.has(Reflect.get(record, key)));
    missing.push({ name, records: absent });
  }
  for (const { name, record } of SINGLES) {
    const { version } = await serviceOf(byName, name).get(SYSTEM_CONTEXT, '');
    if (version === 0) missing.push({ name, records: [record] });
  }
  return missing;
}

async function addAll({ byName }: Services, contents: readonly Content[]): Promise<void> {
  for (const { name, records } of contents) {
    const service = serviceOf(byName, name);
    // Lists show the newest first, so what the content names first is made last.
    for (const record of records.toReversed()) {
      if (service.resource.isSingle) await service.update(SYSTEM_CONTEXT, '', record, null);
      else await service.create(SYSTEM_CONTEXT, record);
    }
  }
}

async function addDemoAccount({ connection, services: { byName, identity } }: SeedTools) {
  const account = { ...DEMO_LOGIN, name: 'Demo Administrator' };
  const id = await ensureAdministrator(serviceOf(byName, 'users'), identity, account);
  const isUnchanged = await identity.isPassword(id, DEMO_LOGIN.password);
  if (isUnchanged) await rememberDemoAccount(connection, id, DEMO_LOGIN);
}
