import { readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  camelCase,
  contentResources,
  type FieldMap,
  type Resource,
  type Snapshot,
  tourFields,
} from '@karibu/graph/contract';
import { listDirectives, STARTERS } from './island-parts.ts';
import { patternNotFound } from './pattern-not-found.ts';
import type { PageRenderer } from './renderer.ts';

/** A tour whose page has an island: the form. */
const TOUR = {
  ...defaultsOf(tourFields),
  ...{ slug: 'a-tour', title: 'A tour', tourType: 'safari', description: '<p>Short.</p>' },
  ...{ image: '', category: '', destination: '', duration: '3 Days', price: 900 },
  updatedAt: '2027-01-01T08:00:00.000Z',
};

/** The content of a site with one tour. */
const SAMPLE = {
  ...Object.fromEntries(
    Object.values<Resource>(contentResources).map(({ name, fields, isSingle }) => [
      camelCase(name),
      isSingle ? defaultsOf(fields) : [],
    ]),
  ),
  publicUrl: 'https://karibu.example',
  today: '2027-01-15',
  tours: [TOUR],
  media: [],
  redirects: {},
} as unknown as Snapshot;

/**
 * `node check-build.ts <entry>` renders a small site with the renderer that a build has made, as
 * publishing does. It fails when a page fails, when an edit of a page does not find its pattern,
 * or when a starter is edited out of pages although no page has islands of its kind. It writes
 * `inline-scripts.json` beside the renderer: the hashes of the inline scripts that pages may run.
 */
async function checkBuild(entry: string): Promise<void> {
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as {
    createRenderer: (snapshot: Snapshot, assets: ReadonlySet<string>) => PageRenderer;
  };
  const renderer = createRenderer(SAMPLE, await listAssets(join(entry, '..', '..', 'client')));
  const directives = new Set<string>();
  const scripts = new Set<string>();
  for (const path of renderer.listPaths()) {
    const { status, body, scripts: found, failure } = await renderer.render(path);
    if (failure) throw new Error(`The built site fails at ${path}: ${failure}`);
    if (status >= 500) throw new Error(`The built site answers ${status} for ${path}`);
    for (const directive of listDirectives(body)) directives.add(directive);
    for (const script of found) scripts.add(script);
  }
  await writeFile(join(entry, '..', 'inline-scripts.json'), JSON.stringify([...scripts].sort()));
  const unused = Object.keys(STARTERS).find((directive) => !directives.has(directive));
  if (!unused) return;
  throw patternNotFound({
    file: 'site/adapter/island-parts.ts',
    pattern: `an island with client:${unused}`,
    lookAt: 'STARTERS in that file and the islands of site/src',
  });
}

/** The paths of the files that the build has beside its pages. */
async function listAssets(directory: string): Promise<Set<string>> {
  const files = await readdir(directory, { recursive: true }).catch(() => []);
  return new Set(files.map((file) => `/${file.replaceAll(sep, '/')}`));
}

function defaultsOf(fields: FieldMap): Record<string, unknown> {
  const defaults = Object.entries(fields).map(([name, field]) => [name, field.defaultValue]);
  return Object.fromEntries(defaults);
}

const [entry = ''] = process.argv.slice(2);
await checkBuild(entry).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
