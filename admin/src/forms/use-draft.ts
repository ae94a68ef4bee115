import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { readSession, readSessionEnd } from '../session/session.ts';
import { useCreation } from './creation.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { useEditingContext } from './use-editing.ts';

/** Whether a draft was brought back into the form around and is in it still, unsaved. */
export function useRestoredDraft(address: string, userId: string): boolean {
  const { getValues, reset } = useFormContext();
  const { isReady, isSubmitSuccessful } = useFormState();
  const [draft] = useState(() => readDraft(address, userId));
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    // Before it is ready the form still fills itself, over whatever it is given.
    if (!isReady || !draft) return;
    reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
    dropDraft(address, userId);
    setBack(true);
  }, [isReady, draft, address, userId, reset, getValues]);
  return isBack && !isSubmitSuccessful;
}

/**
 * Keeps what was changed whenever the page may be gone the next moment, and when the form is taken
 * away because the session is over. A form that is left in any other way leaves nothing behind.
 */
export function useKeptDraft(address: string, userId: string): void {
  const { getValues } = useFormContext();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const base = useEditingContext()?.base ?? null;
  const key = useCreation()?.key ?? null;
  const state = useRef({ changed: [] as string[], base, key });
  state.current = { changed: isSubmitSuccessful ? [] : Object.keys(dirtyFields), base, key };
  useEffect(() => {
    const keep = () => {
      const { changed, ...begun } = state.current;
      if (!userId || changed.length === 0) return dropDraft(address, userId);
      const values = Object.fromEntries(changed.map((name) => [name, getValues(name)]));
      keepDraft(address, userId, { values, ...begun });
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      const isOver = !readSession() && readSessionEnd() !== 'signed-out';
      if (isOver) keep();
      else dropDraft(address, userId);
    };
  }, [address, userId, getValues]);
}
