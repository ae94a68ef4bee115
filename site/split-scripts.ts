import type { Plugin, Rolldown } from 'vite';
import { patternNotFound } from './adapter/pattern-not-found.ts';

/** Modules that become one file, by what their ids contain. */
type Group = { name: string; modules: RegExp[] };

/**
 * A file more is a round trip more, so what is always needed together is one file: the script of
 * every page, with what islands share with it, and the framework.
 */
const GROUPS: Group[] = [
  {
    name: 'page',
    modules: [
      /Page\.astro\?astro&type=script/,
      /page\/new-cards/,
      /tours\/shortlist/,
      /words\/plural/,
      /history-step/,
      /ignore-double/,
    ],
  },
  { name: 'react', modules: [/node_modules\/react\//, /node_modules\/react-dom\//, /scheduler\//] },
];

/**
 * Groups the browser's modules into files, and names the files. The build fails when a pattern
 * matches no module, or when the modules of a group end up in more than one file.
 */
export function splitScripts(groups = GROUPS): Plugin {
  const output = { ...namesOf(groups), codeSplitting: { groups: groups.map(toOption) } };
  return {
    name: 'karibu-split-scripts',
    config: () => ({ environments: { client: { build: { rolldownOptions: { output } } } } }),
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      for (const group of groups) checkGroup(group, chunks);
    },
  };
}

/**
 * A file that holds a group has its name, since pages name the files. Six letters of a hash tell
 * the versions of a file apart (36 bits).
 */
function namesOf(groups: Group[]) {
  const nameOf = ({ moduleIds }: { moduleIds: string[] }) =>
    groups.find((group) => moduleIds.some((id) => toOption(group).test.test(id)))?.name ?? '[name]';
  return {
    entryFileNames: (chunk: Rolldown.PreRenderedChunk) => `_astro/${nameOf(chunk)}.[hash:6].js`,
    chunkFileNames: '_astro/[name].[hash:6].js',
  };
}

function toOption({ name, modules }: Group) {
  return { name, test: new RegExp(modules.map(({ source }) => source).join('|')) };
}

function checkGroup({ name, modules }: Group, chunks: Rolldown.OutputChunk[]): void {
  const files = new Set<string>();
  for (const pattern of modules) {
    const found = findChunks(chunks, pattern);
    if (found.length === 0) throw notFound(pattern);
    for (const { fileName } of found) files.add(fileName);
  }
  if (files.size === 1) return;
  throw notFound(`the modules of "${name}" in one file; they are in ${[...files].join(', ')}`);
}

function findChunks(chunks: Rolldown.OutputChunk[], pattern: RegExp): Rolldown.OutputChunk[] {
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)));
}

function notFound(pattern: RegExp | string): Error {
  return patternNotFound({
    file: 'site/split-scripts.ts',
    pattern: String(pattern),
    lookAt: 'the ids of the modules in the build, and `codeSplitting` of Rolldown',
  });
}
