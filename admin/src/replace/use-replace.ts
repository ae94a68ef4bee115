import { useDataProvider } from 'react-admin';
import { useJobs } from '../jobs/jobs.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { nameOf } from './FoundRecord.tsx';
import { type Replacement, toEdit } from './replacement.ts';
import type { Found } from './use-find.ts';

/** A record whose texts are changed, and the changes that are left out. */
export type Wanted = { record: Found; except: string[] };

/** Replaces what was found. What was changed since is left alone and named. */
export function useReplace(asked: Replacement) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { run } = useJobs();
  return (wanted: readonly Wanted[]) => {
    const byId = new Map(wanted.map((each) => [each.record.id, each]));
    return run({
      doing: 'Replacing in',
      done: 'changed',
      failed: 'not changed',
      left: 'as before',
      resource: Object.fromEntries(wanted.map(({ record }) => [record.id, record.resource])),
      records: wanted.map(({ record }) => [record.id, nameOf(record)] as const),
      async act(ids, resource) {
        const records = ids.flatMap((id) => {
          const { record, except = [] } = byId.get(id) ?? {};
          return record ? { id, version: record.version, except } : [];
        });
        const edited = await dataProvider.editRecords(resource, records, toEdit(asked), false);
        return edited.map(({ id, isDone, code, message, version }) => ({
          ...{ id, isDone, version },
          message: code === 'STALE_VERSION' ? 'somebody has changed it since the search' : message,
        }));
      },
    });
  };
}
