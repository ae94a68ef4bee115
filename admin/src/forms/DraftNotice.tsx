import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { readSession } from '../session/session.ts';
import { useCreation } from './creation.ts';
import { useKeptDraft, useRestoredDraft } from './use-draft.ts';
import { type Editing, useEditingContext } from './use-editing.ts';

/**
 * Restores what was typed into this form before its page was left or the session ended. Says so,
 * and also that someone else has saved the record since.
 */
export function DraftNotice() {
  const editing = useEditingContext();
  const creation = useCreation();
  const { pathname } = useLocation();
  const [userId] = useState(() => readSession()?.user.id ?? '');
  const isBack = useRestoredDraft(pathname, userId);
  useKeptDraft(pathname, userId);
  if (!isBack) return null;
  return editing ? <EditNotice editing={editing} /> : <Notice onDiscard={creation?.renew} />;
}

function EditNotice({ editing: { base, begin } }: { editing: Editing }) {
  const { record } = useEditContext();
  const isOlder = record !== undefined && record.version !== base?.version;
  return <Notice isOlder={isOlder} onDiscard={() => record && begin(record)} />;
}

type NoticeProps = { isOlder?: boolean; onDiscard?: (() => void) | undefined };

function Notice({ isOlder = false, onDiscard }: NoticeProps) {
  const { reset } = useFormContext();
  const [isDiscarded, setDiscarded] = useState(false);
  if (isDiscarded) return null;
  const discard = () => {
    reset();
    onDiscard?.();
    setDiscarded(true);
  };
  return (
    <Alert
      severity={isOlder ? 'warning' : 'info'}
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Discard
        </Button>
      }
    >
      Your unsaved changes are back. They are kept on this device only, and are not saved yet.
      {isOlder ? ' Someone else has saved this since: you will see both when you save.' : null}
    </Alert>
  );
}
