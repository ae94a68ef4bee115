import { useGetList } from 'react-admin';

const LOOKED_AT = 200;

/** The different texts that the newest records hold in a field, in order, to suggest them. */
export function useKnownTexts(resource: string, field: string): string[] {
  const { data } = useGetList(resource, { pagination: { page: 1, perPage: LOOKED_AT } });
  const texts = (data ?? []).map((record) => String(record[field] ?? '').trim());
  return [...new Set(texts)].filter(Boolean).sort((a, b) => a.localeCompare(b));
}
