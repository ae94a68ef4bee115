import type { Receipt } from '../publication-state.ts';

/** One file of a release. `hash` names its content; `brotli`, if any, its compressed form. */
export type ReleaseFile = {
  hash: string;
  type: string;
  bytes: number;
  /** The ISO 8601 moment when its content last changed, if known. */
  changedAt?: string;
  /** Brotli's quality, 0 to 11. Files are compressed quickly at first, and better later. */
  brotli?: { hash: string; quality: number };
};

export type Files = Readonly<Record<string, ReleaseFile>>;

/** A part of the files of a release, by path. `hash` names it on the disk, once it is there. */
export type Shard = { hash: string | null; readonly files: Files };

/** Every path of the site, in shards, and the redirects of old addresses. */
export type Release = {
  id: string;
  at: string;
  shards: readonly Shard[];
  redirects: Record<string, string>;
  /** The hashes of the inline scripts that its pages may run, as CSP writes them. */
  scripts?: readonly string[];
  receipt: Receipt;
  durationMs: number;
};

/** Files to put into a release, by path; `null` takes one out. */
export type FileChanges = ReadonlyMap<string, ReleaseFile | null>;

/** With ten thousand files a shard has forty: an edit writes few, and little. */
const SHARDS = 256;

/** The file at a path, if the release has one. */
export function fileOf({ shards }: Pick<Release, 'shards'>, path: string): ReleaseFile | undefined {
  const files = shards[shardOf(path)]?.files;
  return files && Object.hasOwn(files, path) ? files[path] : undefined;
}

/** All files with their paths. */
export function listFiles({ shards }: Pick<Release, 'shards'>): [string, ReleaseFile][] {
  return shards.flatMap(({ files }) => Object.entries(files));
}

export function isPage({ type }: ReleaseFile): boolean {
  return type.startsWith('text/html');
}

/** How many HTML pages a release has. */
export function countPages({ shards }: Release): number {
  let pages = 0;
  for (const shard of shards) pages += countPagesOf(shard);
  return pages;
}

const pageCounts = new WeakMap<Shard, number>();

function countPagesOf(shard: Shard): number {
  const known = pageCounts.get(shard) ?? Object.values(shard.files).filter(isPage).length;
  pageCounts.set(shard, known);
  return known;
}

/** Shards with changed files. A shard whose files all stay as they are is the same one (`===`). */
export function changeFiles(before: readonly Shard[] | null, changes: FileChanges): Shard[] {
  const shards = before ? [...before] : Array.from({ length: SHARDS }, emptyShard);
  const touched = Map.groupBy(changes, ([path]) => shardOf(path));
  for (const [index, group] of touched) {
    const old = shards[index]?.files ?? {};
    if (group.some(([path, file]) => !isSameFile(old[path] ?? null, file))) {
      shards[index] = { hash: null, files: changeShard(old, group) };
    }
  }
  return shards;
}

function emptyShard(): Shard {
  return { hash: null, files: {} };
}

function changeShard(old: Files, changes: (readonly [string, ReleaseFile | null])[]): Files {
  const files = new Map<string, ReleaseFile | null>([...Object.entries(old), ...changes]);
  const kept = [...files].filter(([, file]) => file !== null);
  // In order, so that equal files make equal bytes.
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))) as Files;
}

function isSameFile(one: ReleaseFile | null, other: ReleaseFile | null): boolean {
  if (one === other || !one || !other) return one === other;
  const isSame = (name: 'hash' | 'type' | 'changedAt') => one[name] === other[name];
  const isCompressedAlike =
    one.brotli?.hash === other.brotli?.hash && one.brotli?.quality === other.brotli?.quality;
  return isSame('hash') && isSame('type') && isSame('changedAt') && isCompressedAlike;
}

/** Whether two releases have the same content at the same paths. */
export function isSameContent(
  one: Pick<Release, 'shards' | 'redirects'>,
  other: Pick<Release, 'shards' | 'redirects'>,
): boolean {
  const isSameShard = (shard: Shard, index: number) => hasSameContent(shard, other.shards[index]);
  return one.shards.every(isSameShard) && isSameRecord(one.redirects, other.redirects);
}

function hasSameContent(one: Shard, other: Shard | undefined): boolean {
  if (one === other) return true;
  const hashes = ({ files }: Shard) =>
    Object.fromEntries(Object.entries(files).map(([path, { hash }]) => [path, hash]));
  return other !== undefined && isSameRecord(hashes(one), hashes(other));
}

function isSameRecord(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  const isSame = names.every((name) => one[name] === other[name]);
  return isSame && names.length === Object.keys(other).length;
}

/** The number of the shard that has a path: its FNV-1a hash, which spreads paths evenly. */
function shardOf(path: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & (SHARDS - 1);
}
