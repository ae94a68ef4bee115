import type { DatabaseSync } from 'node:sqlite';
import { addCatalogChecksums, checkCatalog } from './catalog-checksum.ts';
import { asDamage, DamageFound } from './damage.ts';
import { FORMAT_VERSION, readFormat } from './database-file.ts';
import { documentChecksum, readSoundBytes } from './document-checksum.ts';

/**
 * Checks the whole file: its structure, and each document by its checksum. Gives checksums to the
 * documents of a file that an earlier version wrote. Throws DamageFound.
 */
export function checkFile(file: DatabaseSync): void {
  try {
    assertSoundPages(file);
    if (readFormat(file) < FORMAT_VERSION) addChecksums(file);
    checkCatalog(file);
    for (const { id } of readIds(file)) checkDocuments(file, id);
  } catch (error) {
    throw asDamage(error) ?? error;
  }
}

function assertSoundPages(file: DatabaseSync): void {
  const checks = ['quick_check(1)', 'integrity_check(collections)', 'integrity_check(indexes)'];
  for (const check of checks) {
    const [problem] = Object.values(file.prepare(`PRAGMA ${check}`).get() ?? {});
    if (problem !== 'ok') throw new DamageFound(String(problem).replace(/\s+/g, ' '));
  }
}

function checkDocuments(file: DatabaseSync, id: number): void {
  const rows = file.prepare(`SELECT sequence, bson, checksum FROM documents_${id}`);
  for (const row of rows.iterate()) readSoundBytes(id, row);
}

/** Trusts what an earlier version wrote, because nothing can tell whether it has changed since. */
function addChecksums(file: DatabaseSync): void {
  file.exec('BEGIN IMMEDIATE');
  try {
    addCatalogChecksums(file);
    for (const { id } of readIds(file)) addDocumentChecksums(file, `documents_${id}`);
    file.exec(`PRAGMA user_version = ${FORMAT_VERSION}; COMMIT`);
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK');
    throw error;
  }
}

function addDocumentChecksums(file: DatabaseSync, table: string): void {
  file.exec(`ALTER TABLE ${table} ADD COLUMN checksum INTEGER`);
  const update = file.prepare(`UPDATE ${table} SET checksum = ? WHERE sequence = ?`);
  const next = file.prepare(
    `SELECT sequence, bson FROM ${table} WHERE sequence > ? ORDER BY sequence LIMIT 1`,
  );
  for (let row = next.get(-1); row; row = next.get(Number(row.sequence))) {
    const sequence = Number(row.sequence);
    if (!(row.bson instanceof Uint8Array)) throw new DamageFound(`row ${sequence} has no document`);
    update.run(documentChecksum(sequence, row.bson), sequence);
  }
}

function readIds(file: DatabaseSync): { id: number }[] {
  return file
    .prepare('SELECT id FROM collections ORDER BY id')
    .all()
    .map(({ id }) => ({ id: Number(id) }));
}
