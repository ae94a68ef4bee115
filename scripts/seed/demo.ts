import { rememberDemoAccount } from '@karibu/graph/auth/demo-account.ts';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import type { Service } from '@karibu/graph/core/service.ts';
import { addUpload } from '@karibu/graph/resources/uploads/upload.operations.ts';
import { ensureAdministrator } from '@karibu/graph/resources/users/user.operations.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';
import type { Storage } from '@karibu/graph/storage/storage.ts';
import type { Connection } from 'mongoose';
import { drawScene, SCENES, type SceneName } from './art/draw-scene.ts';
import { blog } from './content/blog.ts';
import { listCareers } from './content/careers.ts';
import { destinations } from './content/destinations.ts';
import { gallery } from './content/gallery.ts';
import { metrics } from './content/metrics.ts';
import { packageCategories } from './content/package-categories.ts';
import { packages } from './content/packages.ts';
import { settings } from './content/settings.ts';
import { team } from './content/team.ts';
import { testimonials } from './content/testimonials.ts';
import { tours } from './content/tours.ts';

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
  { name: 'tours', key: 'slug', records: tours },
  { name: 'package-categories', key: 'slug', records: packageCategories },
  { name: 'packages', key: 'slug', records: packages },
  { name: 'careers', key: 'slug', records: listCareers(new Date()) },
  { name: 'gallery', key: 'title', records: gallery },
  { name: 'blog', key: 'slug', records: blog },
  { name: 'team', key: 'name', records: team },
  { name: 'testimonials', key: 'name', records: testimonials },
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

/** Makes the demo content. What is there already is left alone, so it may be run again. */
export async function seedDemo(tools: SeedTools): Promise<void> {
  const { connection, services } = tools;
  const markers = connection.collection<Marker>('seeds');
  const unfinished = { $setOnInsert: { finishedAt: null } };
  await markers.updateOne({ _id: 'demo' }, unfinished, { upsert: true });
  const addresses = await addPictures(tools);
  const service = (name: string) => serviceOf(services.byName, name);
  for (const { name, key, records } of COLLECTIONS) {
    await addMissing(service(name), key, replaceScenes(records, addresses));
  }
  await fillSingle(service('settings'), replaceScenes(settings, addresses));
  await fillSingle(service('metrics'), metrics);
  await addDemoAccount(tools);
  await markers.updateOne({ _id: 'demo' }, { $set: { finishedAt: new Date() } });
}

type Addresses = Map<string, string>;

/** Draws every scene that the content names and uploads it as a person would. Two at a time. */
async function addPictures({ services, storage, onProgress }: SeedTools): Promise<Addresses> {
  const uploads = serviceOf(services.byName, 'uploads');
  const named = JSON.stringify([COLLECTIONS, settings]);
  const wanted = SCENES.filter((name) => named.includes(`"${name}"`));
  const addresses: Addresses = new Map();
  const waiting = [...wanted];
  async function work(): Promise<void> {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const sent = { bytes: await drawScene(name), type: 'tour' };
      const upload = await addUpload(uploads, storage, SYSTEM_CONTEXT, sent);
      addresses.set(name, upload.url);
      onProgress(addresses.size, wanted.length);
    }
  }
  await Promise.all([work(), work()]);
  return addresses;
}

/** Creates the records that are not there yet, as told by the value of one field. */
async function addMissing(
  service: Service,
  key: string,
  records: readonly object[],
): Promise<void> {
  const known = new Set<unknown>(await service.model.distinct<string>(key));
  for (const record of records) {
    const value: unknown = Reflect.get(record, key);
    if (!known.has(value)) await service.create(SYSTEM_CONTEXT, record);
  }
}

/** Fills a single record, such as the settings, that was never saved. */
async function fillSingle(service: Service, content: object): Promise<void> {
  const { version } = await service.get(SYSTEM_CONTEXT, '');
  if (version === 0) await service.update(SYSTEM_CONTEXT, '', content, null);
}

const PICTURE_FIELDS = [
  ...['image', 'url', 'authorImage', 'avatar'],
  ...['backgroundImage', 'heroImage', 'image1', 'image2'],
];

/** The content with the address of each picture in the place of its scene's name. */
function replaceScenes<Content>(content: Content, addresses: Addresses): Content {
  const text = JSON.stringify(content, (key, value: unknown) => {
    const isScene = PICTURE_FIELDS.includes(key) && SCENES.includes(value as SceneName);
    return isScene ? addresses.get(value as string) : value;
  });
  return JSON.parse(text);
}

async function addDemoAccount({ connection, services: { byName, identity } }: SeedTools) {
  const account = { ...DEMO_LOGIN, name: 'Demo Administrator' };
  const id = await ensureAdministrator(serviceOf(byName, 'users'), identity, account);
  const isUnchanged = await identity.isPassword(id, DEMO_LOGIN.password);
  if (isUnchanged) await rememberDemoAccount(connection, id, DEMO_LOGIN);
}
