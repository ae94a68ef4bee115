import { useGetList } from 'react-admin';
import type { KnownFrom } from '../providers/fields-of.ts';
import { knownResource } from '../providers/known-resource.ts';

const LOOKED_AT = 200;
const NAMES_LOOKED_AT = 1000;
/** Texts that others typed since can wait. Names cannot: what was just made is to be chosen. */
const FRESH_MS = 5 * 60_000;

/** Suggests, to the input that names the list, what the newest records hold in a field. */
export function KnownTexts({ id, from }: { id: string; from: KnownFrom }) {
  const [resource = '', field = ''] = from.split('.');
  return (
    <datalist id={id}>
      {useKnownTexts(resource, field).map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

/** What the newest records of a resource hold in a field, each text once, in alphabetical order. */
function useKnownTexts(resource: string, field: string): string[] {
  const isName = field === knownResource(resource).title;
  const pagination = { page: 1, perPage: isName ? NAMES_LOOKED_AT : LOOKED_AT };
  const page = { pagination, meta: { only: [field] } };
  const { data } = useGetList(resource, page, { staleTime: isName ? 0 : FRESH_MS });
  const texts = (data ?? []).map((record) => String(record[field] ?? '').trim());
  return [...new Set(texts)].filter(Boolean).sort((a, b) => a.localeCompare(b));
}
