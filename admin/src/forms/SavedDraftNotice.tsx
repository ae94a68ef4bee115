import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useDataProvider, useEditContext, useNotify } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { formatMoment } from '../layout/format-moment.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { SavedDraft } from '../providers/draft-calls.ts';
import { useMay } from '../session/may.ts';
import { type Editing, useEditingContext } from './use-editing.ts';

/** Says that the form holds a draft, and of what; drops it on demand. */
export function SavedDraftNotice({ resource }: { resource: string }) {
  const editing = useEditingContext();
  if (!editing?.draft) return null;
  return <Notice resource={resource} draft={editing.draft} begin={editing.begin} />;
}

type NoticeProps = { resource: string; draft: SavedDraft; begin: Editing['begin'] };

function Notice({ resource, draft, begin }: NoticeProps) {
  const { record } = useEditContext();
  const drop = useDropDraft(resource);
  const mayChange = useMay().changeDraft(draft);
  const [isAsking, setAsking] = useState(false);
  const isOlder = record !== undefined && record.version !== draft.base.version;
  const onConfirm = async () => {
    setAsking(false);
    if (record && (await drop(record.id, draft))) begin(record);
  };
  const action = mayChange ? (
    <Button color="inherit" size="small" onClick={() => setAsking(true)}>
      Drop draft
    </Button>
  ) : null;
  return (
    <Alert severity={isOlder ? 'warning' : 'info'} action={action} sx={{ alignItems: 'center' }}>
      A draft, saved by {draft.by} on {formatMoment(draft.at)}. Visitors still see what was
      published.
      {mayChange ? null : ' Authors cannot save over it: write a note instead.'}
      {isOlder ? ' That has changed since: you will see both when you publish.' : null}
      <ConfirmDialog
        isOpen={isAsking}
        title="Drop this draft?"
        question="The form goes back to what is published. The history keeps the draft."
        confirmLabel="Drop draft"
        onConfirm={onConfirm}
        onDecline={() => setAsking(false)}
      />
    </Alert>
  );
}

/** Resolves to whether the draft is gone. */
function useDropDraft(resource: string) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  return async (id: Identifier, { version }: SavedDraft): Promise<boolean> => {
    try {
      await dataProvider.dropDraft(resource, id, version);
      notify('Draft dropped', { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The draft was not dropped', {
        type: 'error',
      });
      return false;
    }
  };
}
