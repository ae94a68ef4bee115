import { useDataProvider } from 'react-admin';
import { useJobs } from '../jobs/jobs.ts';
import type { EditedRecord } from '../providers/bulk-calls.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

type Applied = { resource: string; edit: object; doing: string };

/** Does what a preview has shown. What was changed since the preview is left alone and named. */
export function useApply({ resource, edit, doing }: Applied) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { run } = useJobs();
  return (previewed: EditedRecord[]) => {
    const versions = new Map(previewed.map(({ id, version }) => [id, version]));
    return run({
      doing,
      done: 'changed',
      failed: 'not changed',
      left: 'as before',
      resource,
      records: previewed.map(({ id, title }) => [id, title] as const),
      async act(ids) {
        const wanted = ids.map((id) => ({ id, version: versions.get(id) ?? 0 }));
        const edited = await dataProvider.editRecords(resource, wanted, edit, false);
        return edited.map(({ id, isDone, code, message, version }) => ({
          ...{ id, isDone, version },
          message: code === 'STALE_VERSION' ? 'somebody has changed it since the preview' : message,
        }));
      },
    });
  };
}
