import { Button } from '@mui/material';
import { useState } from 'react';
import { useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { documentsOf } from '../providers/build-query.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { sentenceCase } from './sentence-case.ts';

type UndoDeleteProps = { resource: string; item: string; id: string };

/** Brings the record back that was just deleted; nothing where the API keeps no deleted records. */
export function UndoDelete(props: UndoDeleteProps) {
  return documentsOf(props.resource).restore ? <UndoButton {...props} /> : null;
}

function UndoButton({ resource, item, id }: UndoDeleteProps) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const [isBusy, setBusy] = useState(false);

  async function undo() {
    setBusy(true);
    try {
      const history = await dataProvider.getHistory(resource, id);
      const last = history.find(({ action }) => action !== 'delete');
      if (!last) throw new Error('nothing is known of it');
      await dataProvider.restore(resource, id, last.version);
      notify(`${sentenceCase(item)} restored`, { type: 'success' });
      refresh();
    } catch (error) {
      const reason = error instanceof Error ? `: ${error.message}` : '';
      notify(`Failed to restore ${item}${reason}`, { type: 'error' });
    }
    close();
  }

  return (
    <Button color="inherit" size="small" onClick={undo} disabled={isBusy}>
      Undo
    </Button>
  );
}
