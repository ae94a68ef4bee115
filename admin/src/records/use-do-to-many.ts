import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { ManyAction } from './many-actions.ts';

export type ManyFailure = { id: string; title: string; reason: string };
type ManyResult = { doneIds: string[]; failures: ManyFailure[] };

/**
 * Does something to many records, one after the other. One that fails does not stop the others.
 * `done` counts those that were tried, of `total`, while it runs.
 */
export function useDoToMany(resource: string) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  function doToOne({ values }: ManyAction, id: string): Promise<unknown> {
    if (!values) return dataProvider.delete(resource, { id });
    return dataProvider.update(resource, { id, data: values, previousData: { id } });
  }

  const { mutateAsync } = useMutation({
    mutationFn: async ({ action, chosen }: { action: ManyAction; chosen: [string, string][] }) => {
      const result: ManyResult = { doneIds: [], failures: [] };
      for (const [index, [id, title]] of chosen.entries()) {
        setProgress({ done: index, total: chosen.length });
        try {
          await doToOne(action, id);
          result.doneIds.push(id);
        } catch (error) {
          const reason = error instanceof Error ? error.message : 'it failed';
          result.failures.push({ id, title, reason });
        }
      }
      return result;
    },
    onSettled: () => {
      setProgress(null);
      refresh();
    },
  });

  return { progress, doToMany: mutateAsync };
}
