import { useGetList } from 'react-admin';

const LOOKED_AT = 200;
/** What others have typed meanwhile can wait. */
const FRESH_MS = 5 * 60_000;

/** A field of a resource: `destinations.name`. */
export type KnownFrom = `${string}.${string}`;

/** Suggests, to the input that names the list, what the newest records hold in a field. */
export function KnownTexts({ id, from }: { id: string; from: KnownFrom }) {
  const [resource = '', field = ''] = from.split('.');
  const page = { pagination: { page: 1, perPage: LOOKED_AT } };
  const { data } = useGetList(resource, page, { staleTime: FRESH_MS });
  const texts = (data ?? []).map((record) => String(record[field] ?? '').trim());
  const known = [...new Set(texts)].filter(Boolean).sort((a, b) => a.localeCompare(b));
  return (
    <datalist id={id}>
      {known.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
