import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_VERSION } from '@karibu/graph/migrations/index.ts';

/** The content of a backup. It shows whether a backup is incomplete or damaged. */
export type Manifest = {
  format: (typeof FORMATS)[number];
  /** ISO 8601, UTC. */
  madeAt: string;
  /** The version of the data. A single document may have a later one. */
  dataVersion: number;
  /** The number of documents in each collection. */
  collections: Record<string, number>;
  files: BackupFile[];
};
/** `path` is relative to the backup's folder, with slashes. */
export type BackupFile = { path: string; bytes: number; sha256: string };

/** The first format has no data version, for releases from before data versions. */
const FORMATS = ['karibu-backup-1', 'karibu-backup-2'] as const;

/** Why a backup or restore fails, in one line for people. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const NAME = 'manifest.json';

/** Writes the manifest last and atomically: a folder without one is not a backup. */
export async function writeManifest(
  folder: string,
  content: Pick<Manifest, 'dataVersion' | 'collections' | 'files'>,
): Promise<Manifest> {
  const [withoutVersion, format] = FORMATS;
  const manifest: Manifest = {
    format: content.dataVersion === 0 ? withoutVersion : format,
    madeAt: new Date().toISOString(),
    ...content,
  };
  const path = join(folder, NAME);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(`${path}.part`, text, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
  return manifest;
}

/** Checks every file in the manifest. Throws BackupError for a missing or changed file. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no ${NAME}: it is not a backup, or an incomplete one`);
  });
  const manifest = parseManifest(text);
  if (!manifest) throw new BackupError(`${NAME} has a format that this version cannot read`);
  if (manifest.dataVersion > DATA_VERSION) {
    throw new BackupError(
      `${folder} holds data of version ${manifest.dataVersion}; this release knows version ` +
        `${DATA_VERSION}. Restore it with a newer release`,
    );
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = await describeFile(folder, path).catch(() => null);
    if (!found) throw new BackupError(`${path} is missing from the backup`);
    const isSame = found.bytes === bytes && found.sha256 === sha256;
    if (!isSame) throw new BackupError(`${path} is damaged: it is not as it was backed up`);
  }
  return manifest;
}

/** The size in bytes and the digest of a file on the disk. */
export async function describeFile(folder: string, path: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, path))) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** A safe path cannot lead out of the backup or out of the restored installation. */
const SAFE_PATH = /^(collections|kept-originals|originals|uploads)(\/[\w-][\w.-]*)+$/;
const SAFE_NAME = /^[\w-]+$/;

function parseManifest(text: string): Manifest | null {
  try {
    const { format, madeAt, dataVersion = 0, collections, files }: Manifest = JSON.parse(text);
    const isSafe =
      files.every(({ path }) => SAFE_PATH.test(path)) &&
      Object.keys(collections).every((name) => SAFE_NAME.test(name));
    const isKnown = FORMATS.includes(format) && Number.isInteger(dataVersion) && isSafe;
    return isKnown ? { format, madeAt, dataVersion, collections, files } : null;
  } catch {
    return null;
  }
}
