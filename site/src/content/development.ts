import { readFile } from 'node:fs/promises';
import type { Snapshot } from '@karibu/graph/contract';
import { type Content, createContent } from './content.ts';

/**
 * Reads the content for `astro dev` from the file that KARIBU_SNAPSHOT names, or else from the API
 * at KARIBU_API. It is read for each page, so that a save shows on reload. Throws when the API
 * does not answer 200.
 */
export async function readDevelopmentContent(): Promise<Content> {
  const file = process.env.KARIBU_SNAPSHOT;
  return createContent(file ? JSON.parse(await readFile(file, 'utf8')) : await fetchSnapshot());
}

async function fetchSnapshot(): Promise<Snapshot> {
  const api = process.env.KARIBU_API ?? 'http://127.0.0.1:4000';
  const response = await fetch(`${api}/api/publication/snapshot`);
  if (!response.ok)
    throw new Error(`The API answered ${response.status} when asked for the content`);
  const body: { data: Snapshot } = await response.json();
  return body.data;
}
