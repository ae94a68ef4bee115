import { Button } from '@mui/material';
import { useState } from 'react';
import { useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useKey } from '../keys/use-key.ts';
import { documentsOf } from '../providers/build-query.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { restoreDeleted } from './restore-deleted.ts';
import { sentenceCase } from './sentence-case.ts';

type UndoDeleteProps = { resource: string; item: string; ids: readonly string[] };

/** Brings back what was just deleted; nothing where the API keeps no deleted records. */
export function UndoDelete(props: UndoDeleteProps) {
  return documentsOf(props.resource).restore ? <UndoButton {...props} /> : null;
}

function UndoButton({ resource, item, ids }: UndoDeleteProps) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const [isBusy, setBusy] = useState(false);

  async function undo() {
    if (isBusy) return;
    setBusy(true);
    try {
      for (const id of ids) await restoreDeleted(dataProvider, resource, id);
      const what = ids.length === 1 ? sentenceCase(item) : `${ids.length} records`;
      notify(`${what} restored`, { type: 'success' });
    } catch (error) {
      const reason = error instanceof Error ? `: ${error.message}` : '';
      notify(`Failed to restore ${item}${reason}`, { type: 'error' });
    }
    refresh();
    close();
  }
  useKey('z', undo, { isCommand: true });

  return (
    <Button color="inherit" size="small" onClick={undo} disabled={isBusy}>
      Undo
    </Button>
  );
}
