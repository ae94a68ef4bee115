import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { DamageFound } from './damage.ts';

type Table = 'collections' | 'indexes';
type Row = Record<string, unknown>;

/** The columns of the tables that name the collections and indexes. */
const COLUMNS: Readonly<Record<Table, readonly string[]>> = {
  collections: ['id', 'database', 'name', 'options'],
  indexes: ['id', 'collection', 'name', 'definition'],
};
const TABLES = Object.keys(COLUMNS) as Table[];

/** Checks every entry of the catalog. Throws DamageFound. */
export function checkCatalog(file: DatabaseSync): void {
  for (const table of TABLES) {
    for (const row of file.prepare(`SELECT * FROM ${table}`).all()) {
      if (row.checksum === checksumOf(table, row)) continue;
      throw new DamageFound(`an entry of the ${table} does not match its checksum`);
    }
  }
}

/** Stores the checksum of an entry that was just written. */
export function signEntry(file: DatabaseSync, table: Table, id: number): void {
  const row = file.prepare(`SELECT * FROM ${table} WHERE id = ?`).get(id) ?? {};
  file.prepare(`UPDATE ${table} SET checksum = ? WHERE id = ?`).run(checksumOf(table, row), id);
}

/** Gives checksums to a catalog of the format without them. */
export function addCatalogChecksums(file: DatabaseSync): void {
  for (const table of TABLES) {
    file.exec(`ALTER TABLE ${table} ADD COLUMN checksum INTEGER`);
    for (const { id } of file.prepare(`SELECT id FROM ${table}`).all()) {
      signEntry(file, table, Number(id));
    }
  }
}

function checksumOf(table: Table, row: Row): number {
  return COLUMNS[table].reduce((sum, column) => {
    const value = row[column];
    const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
    // The type belongs to it, and the length keeps two neighbours apart.
    return crc32(bytes, crc32(`${typeof value}:${bytes.length}:`, sum));
  }, 0);
}
