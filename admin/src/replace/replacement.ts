import { resources } from '../generated/resources.ts';
import { type KnownResource, knownResource } from '../providers/known-resource.ts';

/** What is looked for, in which kinds of records, and what takes its place. */
export type Replacement = {
  find: string;
  replacement: string;
  isCaseSensitive: boolean;
  isWholeWord: boolean;
  kinds: string[];
};

/** The kinds of records whose texts can be replaced, in the order of the API. */
export function replaceableKinds(mayWrite: (resource: string) => boolean): KnownResource[] {
  return Object.keys(resources)
    .map(knownResource)
    .filter(({ name, isContent, isSingle }) => (isContent || isSingle) && mayWrite(name));
}

/** The rule that the API is given. */
export function toEdit({ kinds: _, ...words }: Replacement) {
  return { how: 'replace', fields: [], ...words };
}
