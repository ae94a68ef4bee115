import type { Snapshot } from '@karibu/graph/contract';
import { type Content, RESOURCES } from './content.ts';
import { newestByPath } from './page-changes.ts';

/** Pages and files that belong to no resource. A `404` answers unknown addresses of its folder. */
const FIXED_PATHS = ['/', '/404', '/about', '/contact', '/manifest.webmanifest', '/robots.txt'];

/** It tells when the others changed, so it is rendered after them. */
const SITEMAP = '/sitemap.xml';

const resources = Object.values(RESOURCES);

/** The address of every page of a release, without repeats, in the order to render them. */
export function listPaths(content: Content): string[] {
  const fixed = [...FIXED_PATHS, ...resources.flatMap(({ fixedPaths }) => fixedPaths)];
  const ofRecords = resources.flatMap(({ paths }) => paths(content));
  return [...new Set([...fixed.sort(), ...ofRecords, SITEMAP])];
}

/**
 * By path, when the records that a page shows last changed, as an ISO 8601 moment. It is for a
 * first release: later ones compare pages with those before.
 */
export function lastChanges(snapshot: Snapshot): Map<string, string> {
  return newestByPath(resources.flatMap(({ changes }) => changes(snapshot)));
}
