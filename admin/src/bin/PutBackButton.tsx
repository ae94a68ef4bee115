import { Button } from '@mui/material';
import { useDataProvider, useNotify } from 'react-admin';
import { useJobs } from '../jobs/jobs.ts';
import { type Named, type OfResource, wordsOf } from '../jobs/of-resource.ts';
import { useKey } from '../keys/use-key.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { countOf } from '../records/count-of.ts';

type PutBackButtonProps = { resource: OfResource; records: readonly Named[]; onEnd: () => void };

/** Puts records that were restored back into the bin. */
export function PutBackButton({ resource, records, onEnd }: PutBackButtonProps) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const { running, run } = useJobs();
  const isRunning = running !== null;

  async function putBack() {
    if (isRunning) return;
    onEnd();
    const { doneIds } = await run({
      doing: 'Putting back',
      done: 'put back into the bin',
      failed: 'could not be put back',
      left: 'still restored',
      resource,
      records,
      act: (ids, name) => dataProvider.deleteRecords(name, ids),
    });
    if (doneIds.length === 0) return;
    const text = `${countOf(doneIds.length, wordsOf(resource))} put back into the bin`;
    notify(text, { type: 'success' });
  }
  useKey('z', putBack, { isCommand: true });

  return (
    <Button color="inherit" size="small" onClick={putBack} disabled={isRunning}>
      Undo
    </Button>
  );
}
