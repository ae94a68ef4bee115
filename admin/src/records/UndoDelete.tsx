import { capitalise } from '@karibu/graph/contract';
import { Button } from '@mui/material';
import { useCloseNotification, useDataProvider, useNotify } from 'react-admin';
import { useJobs } from '../jobs/jobs.ts';
import { type Named, type OfResource, wordsOf } from '../jobs/of-resource.ts';
import { useKey } from '../keys/use-key.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { addressOf, knownResource } from '../providers/known-resource.ts';
import { restoredText } from './restore-record.ts';

type UndoDeleteProps = { resource: string; records: readonly Named[] };
type UndoButtonProps = {
  resource: OfResource;
  records: readonly Named[];
  label?: string;
  onUndo: () => void;
};

/** Restores records from the message about their deletion; nothing where the API keeps none. */
export function UndoDelete(props: UndoDeleteProps) {
  const close = useCloseNotification();
  return knownResource(props.resource).restore ? <UndoButton {...props} onUndo={close} /> : null;
}

/** Brings deleted records back. */
export function UndoButton(props: UndoButtonProps) {
  const { resource, records, label = 'Undo', onUndo } = props;
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const { running, run } = useJobs();
  const isRunning = running !== null;

  async function undo() {
    if (isRunning) return;
    onUndo();
    const addresses: string[] = [];
    const { doneIds } = await run({
      doing: 'Restoring',
      done: 'restored',
      failed: 'could not be restored',
      left: 'still in the bin',
      resource,
      records,
      bin: 'outOf',
      async act(ids, name) {
        const restored = await dataProvider.restoreRecords(name, ids);
        const moved = restored.filter(({ slug }) => slug !== '');
        addresses.push(...moved.map(({ slug }) => addressOf(name, slug) ?? slug));
        return restored;
      },
    });
    const count = doneIds.length;
    if (count === 1) {
      const what = capitalise(wordsOf(resource).singular);
      notify(restoredText(what, addresses), { type: 'success' });
    }
    if (count > 1) {
      const text = restoredText(`${count} records`, addresses, 'with new addresses:');
      notify(text, { type: 'success' });
    }
  }
  useKey('z', undo, { isCommand: true });

  return (
    <Button color="inherit" size="small" onClick={undo} disabled={isRunning}>
      {label}
    </Button>
  );
}
