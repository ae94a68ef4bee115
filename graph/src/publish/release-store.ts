import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFreeSpace } from '#storage/free-space.ts';
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

/** A manifest: every path of the site, and the redirects of old addresses. */
export type Release = {
  id: string;
  at: string;
  files: Record<string, ReleaseFile>;
  redirects: Record<string, string>;
  /** The hashes of the inline scripts that its pages may run, as CSP writes them. */
  scripts?: readonly string[];
  receipt: Receipt;
  durationMs: number;
};

export type ReleaseStore = {
  readonly directory: string;
  /** Stores content under its hash, durably. */
  addObject: (bytes: Uint8Array) => Promise<string>;
  objectPath: (hash: string) => string;
  save: (release: Release) => Promise<void>;
  /** Goes live with a release: one atomic rename. */
  switchTo: (id: string) => Promise<void>;
  /** The live release. Reads the disk only after a switch. */
  current: () => Promise<Release | null>;
  find: (id: string) => Promise<Release | null>;
  /** Ids, oldest first. */
  list: () => Promise<string[]>;
  /**
   * Removes the least useful releases until `keep` are left, with the files that only they use.
   * The newest and the live one stay. Gives the removed ids.
   */
  prune: (keep: number) => Promise<string[]>;
};

/** Releases in a directory: `objects/`, `releases/{id}.json` and the pointer `current`. */
export function createReleaseStore(directory: string): ReleaseStore {
  const objectPath = (hash: string) => join(directory, 'objects', hash.slice(0, 2), hash);
  const releasePath = (id: string) => join(directory, 'releases', `${id}.json`);
  const pointer = join(directory, 'current');
  let live: { stamp: string; release: Release | null } | null = null;

  const store: ReleaseStore = {
    directory,
    objectPath,
    async addObject(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
      const isThere = await stat(objectPath(hash)).then(
        (found) => found.size === bytes.byteLength,
        () => false,
      );
      if (!isThere) await writeDurably(objectPath(hash), bytes);
      return hash;
    },
    save: (release) => writeDurably(releasePath(release.id), JSON.stringify(release)),
    switchTo: (id) => writeDurably(pointer, id),
    async current() {
      const stamp = await stat(pointer, { bigint: true }).then(
        ({ mtimeNs, ino }) => `${mtimeNs}-${ino}`,
        () => '',
      );
      if (live?.stamp === stamp) return live.release;
      const id = await readFile(pointer, 'utf8').catch(() => null);
      live = { stamp, release: id === null ? null : await store.find(id) };
      return live.release;
    },
    async find(id) {
      if (!/^[\w-]+$/.test(id)) return null;
      const text = await readFile(releasePath(id), 'utf8').catch(() => null);
      return text === null ? null : parseRelease(text);
    },
    async list() {
      const names = await readdir(join(directory, 'releases')).catch(() => []);
      return names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort();
    },
    async prune(keep) {
      const kept = await store.list();
      const current = await store.current();
      const gone: string[] = [];
      for (let over = kept.length - keep; over > 0; over -= 1) {
        gone.push(...kept.splice(findLeastMissed(kept, current?.id), 1));
      }
      if (gone.length === 0) return gone;
      await Promise.all(gone.map((id) => rm(releasePath(id), { force: true })));
      await removeUnused(directory, await usedHashes(store, kept));
      return gone;
    },
  };
  return store;
}

/**
 * A release id sorts by time: `20261127T215906123-3f9c`. It sorts after the id of the release
 * before, even if the clock was set back since.
 */
export function newReleaseId(at: Date, before = ''): string {
  const time = new Date(Math.max(at.getTime(), timeOf(before) + 1));
  const digits = time.toISOString().replace(/[-:.Z]/g, '');
  return `${digits}-${randomBytes(2).toString('hex')}`;
}

/**
 * The index, in a list with the oldest first, of the release that was the newest one for the
 * smallest share of the time since. So a hundred releases within a minute do not push out the one
 * before them.
 */
function findLeastMissed(ids: readonly string[], live: string | undefined): number {
  const times = ids.map(timeOf);
  const now = times.at(-1) ?? 0;
  const shares = times.slice(0, -1).map((time, index) => {
    const lasted = (times[index + 1] ?? now) - time;
    return ids[index] === live ? Number.POSITIVE_INFINITY : lasted / (now - time || 1);
  });
  return shares.indexOf(Math.min(...shares));
}

function timeOf(id: string): number {
  const time = /^(....)(..)(..T..)(..)(..)(...).*/;
  return Date.parse(id.replace(time, '$1-$2-$3:$4:$5.$6Z')) || 0;
}

/** A damaged manifest counts as none. The next publish makes another. */
function parseRelease(text: string): Release | null {
  try {
    return JSON.parse(text) as Release;
  } catch {
    return null;
  }
}

async function usedHashes(store: ReleaseStore, ids: string[]): Promise<Set<string>> {
  const releases = await Promise.all(ids.map((id) => store.find(id)));
  const files = releases.flatMap((release) => Object.values(release?.files ?? {}));
  return new Set(files.flatMap(({ hash, brotli }) => (brotli ? [hash, brotli.hash] : [hash])));
}

async function removeUnused(directory: string, used: Set<string>) {
  const objects = join(directory, 'objects');
  for (const folder of await readdir(objects).catch(() => [])) {
    for (const hash of await readdir(join(objects, folder))) {
      if (used.has(hash)) continue;
      await rm(join(objects, folder, hash), { force: true });
    }
  }
}

/** Writes a temporary file, flushes and renames it: readers see all old or all new content. */
async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await assertFreeSpace(dirname(path));
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
