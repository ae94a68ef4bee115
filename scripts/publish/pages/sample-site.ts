import { join } from 'node:path';
import {
  camelCase,
  contentResources,
  type Resource,
  type Snapshot,
} from '@karibu/graph/contract.ts';
import type { FieldMap } from '@karibu/graph/core/fields/index.ts';
import { defaultValues } from '@karibu/graph/core/read/record.ts';
import { buildWorkspace } from '../../build.ts';
import { ROOT } from '../../root.ts';
import { loadSiteRenderer } from '../site-renderer.ts';

/** What a page may take on the wire. */
export const PAGE_BYTES = 14 * 1024;

/** Where the operator of the sample content is, it is this day. */
export const TODAY = '2027-01-15';

const EMPTY = Object.fromEntries(
  Object.values<Resource>(contentResources).map(({ name, fields, isSingle }) => [
    camelCase(name),
    isSingle ? defaultValues(fields) : [],
  ]),
);

/** A record as a snapshot has it, with each value that is not given at its default. */
export function sampleRecord(fields: FieldMap, values: object): Record<string, unknown> {
  const at = '2026-11-28T08:00:00.000Z';
  const system = { id: '1', _id: '1', version: 1, createdAt: at, updatedAt: at };
  return { ...defaultValues(fields), ...system, ...values };
}

/** The pages of a site that holds these parts of a snapshot and nothing else. */
export async function renderSample(parts: Partial<Record<keyof Snapshot, unknown>>) {
  await buildWorkspace('site');
  const site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
  const renderer = site.createRenderer({
    publicUrl: 'https://karibu.example',
    today: TODAY,
    redirects: {},
    media: [],
    ...EMPTY,
    ...parts,
  } as unknown as Snapshot);
  const html = async (path: string) => (await renderer.render(path)).body;
  return {
    listPaths: () => renderer.listPaths(),
    status: async (path: string) => (await renderer.render(path)).status,
    html,
    /** The page without head, navigation and footer. */
    main: async (path: string) => /<main.*<\/main>/s.exec(await html(path))?.[0] ?? '',
  };
}
