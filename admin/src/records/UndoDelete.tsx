import { Button } from '@mui/material';
import { useState } from 'react';
import { useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useKey } from '../keys/use-key.ts';
import { documentsOf } from '../providers/build-query.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { restoredText, restoreRecord } from './restore-record.ts';
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
      const addresses: string[] = [];
      for (const id of ids) {
        const address = await restoreRecord(dataProvider, { resource, id, version: 'newest' });
        if (address) addresses.push(address);
      }
      const text =
        ids.length === 1
          ? restoredText(sentenceCase(item), addresses)
          : restoredText(`${ids.length} records`, addresses, 'with new addresses:');
      notify(text, { type: 'success' });
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
