import type { Connection } from 'mongoose';
import type { Service, ServiceTools } from '#core/service.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { listOldPictures, removeTemporary } from '#storage/leftovers.ts';
import type { LocalStorage } from '#storage/local.ts';
import { removeFiles } from '#storage/save-image.ts';
import { removeExpired } from './removed-uploads.ts';
import { thoseOfUploads } from './upload-files.ts';

type Tools = Pick<ServiceTools, 'connection' | 'services' | 'storage'> & { disk: LocalStorage };

/** A file that has changed this recently may belong to an upload that is under way. */
export const SPARED_MS = 3600 * 1000;

/**
 * Removes the files of pictures that were removed as unused and kept long enough, and what crashes
 * left on the disk: temporary files, and pictures that no upload, no record,
 * no history, no preview and nothing in the bin names. Gives the ids of the pictures. Throws the
 * reason of `signal` once that is aborted.
 */
export async function sweepUploads(
  { connection, services, storage, disk }: Tools,
  signal?: AbortSignal,
): Promise<string[]> {
  const before = new Date(Date.now() - SPARED_MS);
  // Listed first: to remove a file makes its folder new.
  const old = await listOldPictures(disk, before, signal);
  for (const directory of [disk.directory, disk.originalsDirectory, disk.keptDirectory]) {
    if (directory) await removeTemporary(directory, before, signal);
  }
  const uploads = services.get('uploads');
  if (uploads) await removeExpired(uploads, storage);
  const lost = uploads ? await withoutRecord(uploads, old) : [];
  const left = await withoutMention(connection, services, lost);
  for (const publicId of left) {
    signal?.throwIfAborted();
    await holdUploads(connection, async () => {
      // Somebody may have uploaded the same picture meanwhile.
      const isKept = uploads && (await withoutRecord(uploads, [publicId])).length === 0;
      if (!isKept) await removeFiles(disk, publicId);
    });
  }
  return left;
}

async function withoutRecord(uploads: Service, publicIds: string[]): Promise<string[]> {
  const known = await thoseOfUploads(uploads, publicIds);
  return publicIds.filter((publicId) => !known.has(publicId));
}

/**
 * Those that no text names. The history holds the bin too. That of uploads does not count: it names
 * each picture that was ever deleted.
 */
async function withoutMention(
  connection: Connection,
  services: ServiceTools['services'],
  publicIds: string[],
): Promise<string[]> {
  if (publicIds.length === 0) return [];
  const left = new Set(publicIds);
  const others = [...services.keys()].filter((name) => name !== 'uploads');
  const places: [name: string, filter: object][] = [
    ...others.map((name): [string, object] => [name, {}]),
    ['previews', {}],
    ['removed_uploads', {}],
    ['history', { resource: { $ne: 'uploads' } }],
  ];
  for (const [name, filter] of places) {
    for await (const document of connection.collection(name).find(filter)) {
      const text = JSON.stringify(document);
      for (const publicId of left) if (text.includes(publicId)) left.delete(publicId);
    }
  }
  return [...left];
}
