import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

type SecondFactors = { isOn: (userId: string) => boolean; refetch: () => unknown };

/** Who of the users has a second factor; nobody while that is not known. */
export function useSecondFactors(): SecondFactors {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data = [], refetch } = useQuery({
    queryKey: ['second-factors'],
    queryFn: () => dataProvider.getSecondFactors(),
  });
  return { isOn: (userId) => data.some(({ id }) => id === userId), refetch };
}
