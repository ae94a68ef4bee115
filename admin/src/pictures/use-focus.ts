import { publicIdOf } from '@karibu/graph/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { type Focus, MIDDLE } from './focus.ts';

/** The focal point of the uploaded picture at an address; the middle while it is not known. */
export function useFocus(address: string): Focus {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const publicId = publicIdOf(address);
  const { data } = useQuery({
    queryKey: focusKey(address),
    queryFn: async () => (await dataProvider.findFocus(publicId ?? '')) ?? MIDDLE,
    enabled: publicId !== null,
  });
  return data ?? MIDDLE;
}

/** The key of the query, for code that changes its answer. */
export function focusKey(address: string) {
  return ['uploads', 'focus', address];
}
