import type { Release, Shard } from './release.ts';

/** Counts what names an object: a shard its files, and a release its shards. */
export type References = {
  /**
   * Counts a release as it is now, in place of how it was counted before. Gives the objects that
   * nothing names any more.
   */
  add: (release: Release) => string[];
  /** Takes a release out. Gives the objects that nothing names any more. */
  remove: (id: string) => string[];
  has: (id: string) => boolean;
  isUsed: (hash: string) => boolean;
};

/** A shard that is not on the disk belongs to a manifest in one file, from before shards. */
type Held = { key: string; objects: readonly string[]; isObject: boolean };

export function createReferences(): References {
  const releases = new Map<string, Held[]>();
  const shards = new Map<string, number>();
  const objects = new Map<string, number>();

  function hold({ key, objects: named }: Held): void {
    if (count(shards, key, 1) === 1) for (const hash of named) count(objects, hash, 1);
  }
  function drop({ key, objects: named, isObject }: Held): string[] {
    if (count(shards, key, -1) > 0) return [];
    const gone = named.filter((hash) => count(objects, hash, -1) === 0);
    return isObject ? [key, ...gone] : gone;
  }
  function replace(id: string, held: Held[]): string[] {
    const before = releases.get(id) ?? [];
    for (const each of held) hold(each);
    if (held.length > 0) releases.set(id, held);
    else releases.delete(id);
    return before.flatMap(drop);
  }
  return {
    add: (release) => replace(release.id, holdingsOf(release)),
    remove: (id) => replace(id, []),
    has: (id) => releases.has(id),
    isUsed: (hash) => objects.has(hash) || shards.has(hash),
  };
}

function count(counts: Map<string, number>, key: string, by: number): number {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
  return next;
}

function holdingsOf({ id, shards }: Release): Held[] {
  return shards.map((shard, index) => ({
    key: shard.hash ?? `${id}/${index}`,
    objects: objectsOf(shard),
    isObject: shard.hash !== null,
  }));
}

const known = new WeakMap<Shard, readonly string[]>();

/** The objects that a shard names, each once. */
function objectsOf(shard: Shard): readonly string[] {
  const found = known.get(shard) ?? [...new Set(listObjects(shard))];
  known.set(shard, found);
  return found;
}

function listObjects({ files }: Shard): string[] {
  return Object.values(files).flatMap(({ hash, brotli }) => [hash, brotli?.hash ?? hash]);
}
