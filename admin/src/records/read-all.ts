import type { DataProvider, RaRecord } from 'react-admin';

/** What a list shows over all its pages. */
export type Listed = {
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: Record<string, unknown>;
};

/** Reads all records of a list, so many at a time. */
export async function readAll(
  dataProvider: DataProvider,
  resource: string,
  listed: Listed,
  { perPage, meta }: { perPage: number; meta?: object },
): Promise<RaRecord[]> {
  const records: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage };
    const { data, total = 0 } = await dataProvider.getList(resource, {
      ...listed,
      pagination,
      meta,
    });
    records.push(...data);
    if (data.length === 0 || records.length >= total) return records;
  }
}
