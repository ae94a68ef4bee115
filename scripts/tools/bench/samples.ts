import type { ContentName } from '@karibu/graph/resources/index.ts';
import { readRecords } from '../../demo/read-content.ts';

export const OWNER = { email: 'owner@karibu.example', password: 'correct horse' } as const;

const [sample] = await readRecords('tours');

/** A tour like those of the demo, with a slug of its own. */
export function makeTour(name: string) {
  return {
    ...sample,
    title: name,
    slug: name,
    image: 'https://pictures.example/a.jpg',
    gallery: [],
  };
}

/** The demo's records of a resource, with pictures that are not uploaded. */
export async function readWithoutUploads(name: ContentName): Promise<object[]> {
  const text = JSON.stringify(await readRecords(name));
  return JSON.parse(text.replaceAll('"/uploads/', '"https://pictures.example/'));
}
