import { Button } from '@mui/material';
import { useDataProvider, useNotify } from 'react-admin';
import type { Versioned } from '../jobs/do-as-whole.ts';
import { useJobs } from '../jobs/jobs.ts';
import { type OfResource, wordsOf } from '../jobs/of-resource.ts';
import { useKey } from '../keys/use-key.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { countOf } from './count-of.ts';

type UndoEditProps = { resource: OfResource; records: readonly Versioned[]; onUndo: () => void };

/** Changes records back; what was changed since is left alone and named. */
export function UndoEditButton({ resource, records, onUndo }: UndoEditProps) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const { running, run } = useJobs();
  const isRunning = running !== null;
  const versions = new Map(records.map(([id, , version]) => [id, version]));

  async function undo() {
    if (isRunning) return;
    onUndo();
    const { doneIds } = await run({
      doing: 'Changing back',
      done: 'changed back',
      failed: 'left alone, at least in part',
      left: 'still as changed',
      resource,
      records: records.map(([id, title]) => [id, title] as const),
      async act(ids, name) {
        const wanted = ids.map((id) => ({ id, version: versions.get(id) ?? 0 }));
        const undone = await dataProvider.undoRecords(name, wanted);
        // A message of one that is done names the fields that were changed since.
        return undone.map(({ id, isDone, message }) => ({
          ...{ id, message },
          isDone: isDone && message === '',
        }));
      },
    });
    if (doneIds.length === 0) return;
    notify(`${countOf(doneIds.length, wordsOf(resource))} changed back`, { type: 'success' });
  }
  useKey('z', undo, { isCommand: true });

  return (
    <Button color="inherit" size="small" onClick={undo} disabled={isRunning}>
      Undo
    </Button>
  );
}
