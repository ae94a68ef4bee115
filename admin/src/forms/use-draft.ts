import type { FieldMap } from '@karibu/graph/contract';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { readSession, readSessionEnd } from '../session/session.ts';
import { useCreation } from './creation.ts';
import {
  beginDraft,
  dropDraft,
  hasLeftDraft,
  keepDraft,
  readDraft,
  takeOverDraft,
} from './drafts.ts';
import { useFormFields } from './form-fields.ts';
import { useEditingContext } from './use-editing.ts';

/** Typing is kept once it pauses for so long. */
const PAUSE_MS = 400;

/**
 * Whether the form at this address may begin: not while a draft that an earlier tab has left on the
 * device is brought over.
 */
export function useDraftAtHand(): boolean {
  const { pathname } = useLocation();
  const [userId] = useState(() => readSession()?.user.id ?? '');
  const [isAtHand, setAtHand] = useState(() => !hasLeftDraft(pathname, userId));
  useEffect(() => {
    if (isAtHand) return;
    takeOverDraft(pathname, userId).finally(() => setAtHand(true));
  }, [isAtHand, pathname, userId]);
  return isAtHand;
}

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
    beginDraft(address, userId);
    setBack(true);
  }, [isReady, draft, address, userId, reset, getValues]);
  return isBack && !isSubmitSuccessful;
}

/**
 * Keeps what was changed: whenever typing pauses, whenever the page may be gone the next moment,
 * and when the form is taken away because the session is over. A form that is left in any other way
 * leaves nothing behind.
 */
export function useKeptDraft(address: string, userId: string): void {
  const { getValues, watch } = useFormContext();
  const { dirtyFields, isReady, isSubmitSuccessful } = useFormState();
  const fields = useFormFields();
  const base = useEditingContext()?.base ?? null;
  const key = useCreation()?.key ?? null;
  const changed = isSubmitSuccessful ? [] : listKept(fields, Object.keys(dirtyFields));
  const state = useRef({ changed, isReady, base, key });
  state.current = { changed, isReady, base, key };
  useEffect(() => {
    let isLeaving = false;
    const keep = () => {
      const { changed, isReady, ...begun } = state.current;
      // Until then a draft is still to be brought back.
      if (!isReady) return;
      if (!userId || changed.length === 0) return dropDraft(address, userId);
      const values = Object.fromEntries(
        changed.map((name) => [name, withoutUnsent(getValues(name))]),
      );
      keepDraft(address, userId, { values, ...begun }, isLeaving);
    };
    let timer = 0;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(keep, PAUSE_MS);
    };
    const keepNow = ({ type }: Event) => {
      // A page is hidden once more after it has been left.
      if (type !== 'visibilitychange') isLeaving = type === 'pagehide';
      keep();
    };
    const { unsubscribe } = watch(keepSoon);
    keepSoon();
    const moments = ['pagehide', 'pageshow'];
    for (const moment of moments) window.addEventListener(moment, keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      for (const moment of moments) window.removeEventListener(moment, keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      const isOver = !readSession() && readSessionEnd() !== 'signed-out';
      if (isOver) keep();
      else dropDraft(address, userId);
    };
  }, [address, userId, getValues, watch]);
}

/** The changed fields that may be kept: a password never is. */
function listKept(fields: FieldMap, names: string[]): string[] {
  return names.filter((name) => fields[name]?.control !== 'password');
}

/** A text without pictures that are still being uploaded: their address ends with the page. */
function withoutUnsent(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/<img [^>]*src="blob:[^>]*>/g, '') : value;
}
