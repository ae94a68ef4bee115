import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

/** Publishes the whole site again; whatever shows the publication follows by itself. */
export function usePublish() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => dataProvider.publish(),
    onError: (error) => notify(`Failed to publish: ${error.message}`, { type: 'error' }),
  });
}

/** Goes back to an earlier release, by its id. */
export function useRollBack() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (release: string) => dataProvider.rollBack(release),
    onSuccess: () => notify('The earlier release is live', { type: 'success' }),
    onError: (error) => notify(`Failed to roll back: ${error.message}`, { type: 'error' }),
  });
}
