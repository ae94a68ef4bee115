import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import type { Service } from '@karibu/graph/core/service.ts';
import { addUpload } from '@karibu/graph/resources/uploads/upload.operations.ts';
import type { Storage } from '@karibu/graph/storage/storage.ts';
import { drawScene, isSceneName, SCENES, type SceneName } from './art/draw-scene.ts';

/** The address of each picture, by the name of its scene. */
export type Addresses = ReadonlyMap<string, string>;

type Gallery = {
  readonly uploads: Service;
  readonly storage: Storage;
  readonly onProgress: (done: number, all: number) => void;
};

/** Draws every scene that the content names and uploads it as a person would. Two at a time. */
export async function addPictures(
  { uploads, storage, onProgress }: Gallery,
  content: unknown,
): Promise<Addresses> {
  const wanted = listScenes(content);
  const addresses = new Map<string, string>();
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

/** The content with the address of each picture in the place of its scene's name. */
export function replaceScenes<Content>(content: Content, addresses: Addresses): Content {
  const text = JSON.stringify(content, (key, value: unknown) =>
    namesScene(key, value) ? addresses.get(value) : value,
  );
  return JSON.parse(text);
}

/** The scenes that fields for pictures name, each once, in the order of the catalogue. */
export function listScenes(content: unknown): SceneName[] {
  const named = new Set<string>();
  JSON.stringify(content, (key, value: unknown) => {
    if (namesScene(key, value)) named.add(value);
    return value;
  });
  return SCENES.filter((name) => named.has(name));
}

const PICTURE_FIELDS = [
  ...['image', 'url', 'authorImage', 'avatar'],
  ...['backgroundImage', 'heroImage', 'image1', 'image2'],
];

function namesScene(key: string, value: unknown): value is SceneName {
  return PICTURE_FIELDS.includes(key) && typeof value === 'string' && isSceneName(value);
}
