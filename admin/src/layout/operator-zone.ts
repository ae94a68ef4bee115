import { formatLocalTime, localTimeIn } from '@karibu/graph/contract';
import { type DataProvider, useGetOne } from 'react-admin';
import { queryClient } from '../providers/query-client.ts';

/** The operator's time zone; null until the settings are read. It is read where it is needed. */
export function useOperatorZone(isNeeded = true): string | null {
  const { data, error } = useGetOne(
    'settings',
    { id: 'settings' },
    { enabled: isNeeded, staleTime: 60_000 },
  );
  return data || error ? String(data?.timeZone ?? '') : null;
}

/** The operator's time zone, for what reads and writes files. Throws where it cannot be read. */
export async function readOperatorZone(dataProvider: DataProvider): Promise<string> {
  const { timeZone } = await queryClient.fetchQuery({
    queryKey: SETTINGS_KEY,
    queryFn: async () => (await dataProvider.getOne('settings', { id: 'settings' })).data,
    staleTime: 60_000,
  });
  return String(timeZone ?? '');
}

const SETTINGS_KEY = ['settings', 'getOne', { id: 'settings' }];

/** A moment in words, as the operator's clocks show it; `''` for none. */
export function sayMoment(moment: unknown, zone = knownZone()): string {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? '' : formatLocalTime(localTimeIn(zone, new Date(time)));
}

/** The zone as it was read last. */
function knownZone(): string {
  return queryClient.getQueryData<{ timeZone?: string }>(SETTINGS_KEY)?.timeZone ?? '';
}
