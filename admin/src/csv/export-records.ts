import type { DataProvider } from 'react-admin';
import { saveFile } from '../newsletter/save-file.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { type Listed, readAll } from '../records/read-all.ts';
import { writeCsv } from './csv.ts';

const PAGE = 200;

/** Downloads all records that a list would show over all its pages, and gives how many they are. */
export async function exportRecords(
  dataProvider: DataProvider,
  resource: string,
  listed: Listed,
): Promise<number> {
  const records = await readAll(dataProvider, resource, listed, { perPage: PAGE });
  const text = writeCsv(fieldsOf(resource), records);
  saveFile(fileNameOf(resource, listed.filter), text, 'text/csv;charset=utf-8');
  return records.length;
}

/** `tours-serengeti-2026-01-31T09-30-00.csv`; `all` where nothing narrows the list. */
function fileNameOf(resource: string, filter: Record<string, unknown>): string {
  const words = Object.values(filter).map((value) => String(value).toLowerCase());
  const narrowed = words
    .join('-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `${resource}-${narrowed || 'all'}-${moment}.csv`;
}
