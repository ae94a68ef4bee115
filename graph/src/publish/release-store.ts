import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absentAs, isAbsence } from '#storage/disk.ts';
import { findLeastMissed } from './kept-releases.ts';
import { createObjects, type Objects, writeDurably } from './objects.ts';
import { createReferences, type References } from './references.ts';
import { changeFiles, type Files, type Release, type Shard } from './release.ts';

export type ReleaseStore = {
  readonly directory: string;
  /** Stores content under its hash, durably. */
  addObject: (content: Uint8Array | string) => Promise<string>;
  /** Notes what another thread has stored, so that it stays until a release names it. */
  noteObject: (hash: string) => void;
  objectPath: (hash: string) => string;
  /** Writes the shards that are not on the disk yet, then the release that names them all. */
  save: (release: Release) => Promise<void>;
  /** Goes live with a release: one atomic rename. */
  switchTo: (id: string) => Promise<void>;
  /** The live release. Reads the disk only after a switch, and then what the switch changed. */
  current: () => Promise<Release | null>;
  find: (id: string) => Promise<Release | null>;
  /** Ids, oldest first. */
  list: () => Promise<string[]>;
  /**
   * Removes the least useful releases until `keep` are left, with the files that only they use.
   * The newest and the live one stay. Gives the removed ids. The first call also removes what
   * nothing has used for an hour: a process that died while it published has left it.
   */
  prune: (keep: number) => Promise<string[]>;
};

/** A release on the disk. Before there were shards, it had all its files. */
type StoredRelease = Omit<Release, 'shards'> & { shards?: string[]; files?: Files };

/** The files that the releases in a directory name. */
export const objectsIn = (directory: string): Objects => createObjects(join(directory, 'objects'));

/** Releases in a directory: `objects/`, `releases/{id}.json` and the pointer `current`. */
export function createReleaseStore(directory: string): ReleaseStore {
  const objects = objectsIn(directory);
  const releasePath = (id: string) => join(directory, 'releases', `${id}.json`);
  const pointer = join(directory, 'current');
  /** The shards of the live release, and those that were saved since. */
  let known = new Map<string, Shard>();
  let live: { stamp: string; release: Promise<Release | null> } | null = null;
  let references: References | null = null;
  /** Objects that no release names any more, and those that one is about to name. */
  const unused = new Set<string>();
  const added = new Set<string>();

  async function readShard(hash: string): Promise<Shard> {
    const found = known.get(hash);
    if (found) return found;
    return { hash, files: JSON.parse(await readFile(objects.pathOf(hash), 'utf8')) };
  }
  async function readLive(): Promise<Release | null> {
    const id = await readFile(pointer, 'utf8').catch(absentAs(null));
    const release = id === null ? null : await store.find(id);
    const shards = release?.shards.map((shard) => [shard.hash ?? '', shard] as const);
    known = new Map(shards);
    return release;
  }
  /** Counts the references of releases that are not counted yet. */
  async function count(ids: string[]): Promise<References> {
    const isFirst = references === null;
    references ??= createReferences();
    const counted = references;
    for (const id of ids.filter((each) => !counted.has(each))) {
      const release = await store.find(id);
      if (release) counted.add(release);
    }
    const isWanted = (hash: string) => counted.isUsed(hash) || added.has(hash);
    if (isFirst) await objects.removeLeftOver(isWanted);
    return counted;
  }

  const store: ReleaseStore = {
    directory,
    objectPath: objects.pathOf,
    async addObject(content) {
      const hash = await objects.add(content);
      added.add(hash);
      return hash;
    },
    noteObject: (hash) => void added.add(hash),
    async save(release) {
      const changed = release.shards.filter(({ hash }) => hash === null);
      await Promise.all(
        changed.map(async (shard) => {
          shard.hash = await objects.add(JSON.stringify(shard.files));
          known.set(shard.hash, shard);
        }),
      );
      const shards = release.shards.map(({ hash }) => hash);
      await writeDurably(releasePath(release.id), JSON.stringify({ ...release, shards }));
      for (const hash of references?.add(release) ?? []) unused.add(hash);
      for (const hash of added) if (references?.isUsed(hash)) added.delete(hash);
    },
    switchTo: (id) => writeDurably(pointer, id),
    async current() {
      const stamp = await stat(pointer, { bigint: true }).then(
        ({ mtimeNs, ino }) => `${mtimeNs}-${ino}`,
        absentAs(''),
      );
      if (live?.stamp !== stamp) live = { stamp, release: readLive() };
      const { release } = live;
      // What could not be read may be read the next time.
      release.catch(() => {
        if (live?.release === release) live = null;
      });
      return release;
    },
    async find(id) {
      if (!/^[\w-]+$/.test(id)) return null;
      // A damaged or incomplete one counts as none. The next publish makes another.
      try {
        const text = await readFile(releasePath(id), 'utf8');
        const { shards, files, ...release }: StoredRelease = JSON.parse(text);
        if (shards) return { ...release, shards: await Promise.all(shards.map(readShard)) };
        return files
          ? { ...release, shards: changeFiles(null, new Map(Object.entries(files))) }
          : null;
      } catch (error) {
        if (error instanceof SyntaxError || isAbsence(error)) return null;
        throw error;
      }
    },
    async list() {
      const names = await readdir(join(directory, 'releases')).catch(absentAs([]));
      return names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort();
    },
    async prune(keep) {
      const kept = await store.list();
      const counted = await count(kept);
      const current = await store.current();
      const gone: string[] = [];
      for (let over = kept.length - keep; over > 0; over -= 1) {
        gone.push(...kept.splice(findLeastMissed(kept, current?.id), 1));
      }
      for (const id of gone) {
        await rm(releasePath(id), { force: true });
        for (const hash of counted.remove(id)) unused.add(hash);
      }
      await objects.remove([...unused].filter((hash) => !counted.isUsed(hash) && !added.has(hash)));
      unused.clear();
      return gone;
    },
  };
  return store;
}
