import { capitalise } from '@karibu/graph/contract';
import type { DataProvider } from 'react-admin';
import { readOperatorZone } from '../layout/operator-zone.ts';
import { saveFile } from '../layout/save-file.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { knownResource } from '../providers/known-resource.ts';
import { type Listed, readAll } from '../records/read-all.ts';
import type { Row } from './table.ts';
import { writeCsv } from './write-csv.ts';

const PAGE = 200;

export type SheetFormat = 'csv' | 'xlsx';

/** Downloads all records that a list would show over all its pages, and gives how many they are. */
export async function exportRecords(
  dataProvider: DataProvider,
  resource: string,
  listed: Listed,
  format: SheetFormat,
): Promise<number> {
  const records = await readAll(dataProvider, resource, listed, { perPage: PAGE });
  const zone = await readOperatorZone(dataProvider);
  const content = await writeFile(resource, records, format, zone);
  saveFile(`${nameOf(resource, listed.filter)}.${format}`, content);
  return records.length;
}

async function writeFile(
  resource: string,
  records: Row[],
  format: SheetFormat,
  zone: string,
): Promise<Blob> {
  const fields = fieldsOf(resource);
  if (format === 'csv') {
    return new Blob([writeCsv(fields, records, zone)], { type: 'text/csv;charset=utf-8' });
  }
  const { writeWorkbook } = await import('./write-workbook.ts');
  return writeWorkbook(fields, capitalise(knownResource(resource).words.plural), records, zone);
}

/** `tours-serengeti-2026-01-31T09-30-00`; `all` where nothing narrows the list. */
function nameOf(resource: string, filter: Record<string, unknown>): string {
  const words = Object.values(filter).map((value) => String(value).toLowerCase());
  const narrowed = words
    .join('-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `${resource}-${narrowed || 'all'}-${moment}`;
}
