import { readFile, writeFile } from 'node:fs/promises';
import { examineImage, type ImageFacts } from '@karibu/graph/storage/images.ts';
import { FACTS, listPictures, pathOfPicture } from './pictures.ts';

/** Writes what is known of each picture, so that the first start need not decode them all. */
const facts: Record<string, ImageFacts> = {};
for (const name of await listPictures()) {
  facts[name] = await examineImage(await readFile(pathOfPicture(name)));
}
const lines = JSON.stringify(facts, null, 2);
const withShortLists = lines.replace(/\[[\d,\s]+\]/g, (list) =>
  list.replace(/\s+/g, '').replaceAll(',', ', '),
);
await writeFile(FACTS, `${withShortLists}\n`);
