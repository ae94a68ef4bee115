import { dateIn } from '@karibu/graph/contract';
import { useGetOne } from 'react-admin';

/** Today's date where the operator is, `YYYY-MM-DD`, as the public site counts its days. */
export function useToday(): string {
  const { data } = useGetOne('settings', { id: 'settings' });
  return dateIn(String(data?.timeZone ?? ''), new Date());
}
