import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { readSession, readSessionEnd } from '../session/session.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * Brings back what was typed into this form when the session ended under it, and says so. Only what
 * was changed is brought back: the rest is what the server holds now.
 */
export function DraftNotice() {
  const { pathname } = useLocation();
  const [userId] = useState(() => readSession()?.user.id ?? '');
  const { reset } = useFormContext();
  const isBack = useRestoredDraft(pathname, userId);
  const [isDiscarded, setDiscarded] = useState(false);
  useDraftOnExpiry(pathname, userId);
  if (!isBack || isDiscarded) return null;

  const discard = () => {
    reset();
    setDiscarded(true);
  };
  return (
    <Alert
      severity="info"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Discard
        </Button>
      }
    >
      Your unsaved changes are back. They are not saved yet.
    </Alert>
  );
}

/** Whether a draft was brought back and is in the form still, unsaved. */
function useRestoredDraft(address: string, userId: string): boolean {
  const { getValues, reset } = useFormContext();
  const { isReady, isSubmitSuccessful } = useFormState();
  const [draft] = useState(() => readDraft(address, userId));
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    // Before it is ready the form still fills itself, over whatever it is given.
    if (!isReady || !draft) return;
    reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    dropDraft(address, userId);
    setBack(true);
  }, [isReady, draft, address, userId, reset, getValues]);
  return isBack && !isSubmitSuccessful;
}

/** Keeps what was changed if the form is taken away because the session is over. */
function useDraftOnExpiry(address: string, userId: string): void {
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const changed = useRef<string[]>([]);
  changed.current = Object.keys(dirtyFields);
  useEffect(() => {
    return () => {
      const isOver = !readSession() && readSessionEnd() !== 'signed-out';
      if (!isOver || !userId || changed.current.length === 0) return;
      keepDraft(address, userId, pick(getValues(), changed.current));
    };
  }, [address, userId, getValues]);
}

function pick(values: Draft, names: string[]): Draft {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
