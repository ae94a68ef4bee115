import { formatLocalTime, localTimeIn } from '@karibu/graph/contract';
import { useGetOne } from 'react-admin';
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

/** A moment in words, as the operator's clocks show it; `''` for none. */
export function sayMoment(moment: unknown, zone = knownZone()): string {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? '' : formatLocalTime(localTimeIn(zone, new Date(time)));
}

/** The zone as it was read last. */
function knownZone(): string {
  const key = ['settings', 'getOne', { id: 'settings' }];
  return queryClient.getQueryData<{ timeZone?: string }>(key)?.timeZone ?? '';
}
