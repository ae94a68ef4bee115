import type { DataProvider, RaRecord } from 'react-admin';
import { saveFile } from '../newsletter/save-file.ts';
import { writeCsv } from './csv.ts';
import { fieldsOf } from './fields-of.ts';

const PAGE = 200;

type Listed = { sort: { field: string; order: 'ASC' | 'DESC' }; filter: Record<string, unknown> };

/** Downloads all records that a list would show over all its pages, and gives how many they are. */
export async function exportRecords(
  dataProvider: DataProvider,
  resource: string,
  listed: Listed,
): Promise<number> {
  const records: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: PAGE };
    const { data, total = 0 } = await dataProvider.getList(resource, { ...listed, pagination });
    records.push(...data);
    if (data.length === 0 || records.length >= total) break;
  }
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
