import { useGetList } from 'react-admin';

/** The different texts that records hold in a field, in alphabetical order, to suggest them. */
export function useKnownTexts(resource: string, field: string): string[] {
  const { data } = useGetList(resource, { pagination: { page: 1, perPage: 1000 } });
  const texts = (data ?? []).map((record) => String(record[field] ?? '').trim());
  return [...new Set(texts)].filter(Boolean).sort((a, b) => a.localeCompare(b));
}
