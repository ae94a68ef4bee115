import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import type { Upload } from '../providers/media-calls.ts';
import { focusKey } from './use-focus.ts';

/** What people say of a picture. */
export type Framing = Pick<Upload, 'alt' | 'focus'>;

/**
 * The text and focal point of a picture while they are edited. A version that someone else saved
 * since is in `theirs`, and is not overwritten before `keepMine` or `takeTheirs` is called.
 */
export function useFraming(upload: Upload, onSaved: () => void) {
  const [base, setBase] = useState(upload);
  const [mine, setMine] = useState<Framing>({ alt: upload.alt, focus: upload.focus });
  const [theirs, setTheirs] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update, { isPending }] = useUpdate<Upload>();
  const isSaving = useRef(false);

  function begin(from: Upload, { alt, focus }: Framing) {
    setBase(from);
    setMine({ alt, focus });
    setTheirs(null);
    setFailure(null);
  }

  function fail(error: unknown) {
    const { code, current } = readErrorBody(error);
    if (code === 'STALE_VERSION' && current) return setTheirs(current as Upload);
    setFailure(`Failed to save: ${error instanceof Error ? error.message : 'please try again'}`);
  }

  function save() {
    // The second press of two finds the button still enabled.
    if (isSaving.current) return;
    isSaving.current = true;
    setFailure(null);
    const onSuccess = () => {
      queryClient.setQueryData(focusKey(base.url), mine.focus);
      notify('Alt text and focus saved', { type: 'success' });
      onSaved();
    };
    const onSettled = () => {
      isSaving.current = false;
    };
    const options = { onSuccess, onError: fail, onSettled } as const;
    const record = { id: base.id, data: mine, previousData: base };
    update('uploads', record, { mutationMode: 'pessimistic', ...options });
  }

  return {
    ...mine,
    hasChanges: !isSame(mine, base),
    change: (part: Partial<Framing>) => setMine((before) => ({ ...before, ...part })),
    isSaving: isPending,
    failure,
    save,
    theirs,
    /** What was not touched here is taken from them all the same. */
    keepMine: () => theirs && begin(theirs, merge(base, mine, theirs)),
    takeTheirs: () => theirs && begin(theirs, theirs),
  };
}

function merge(base: Framing, mine: Framing, theirs: Framing): Framing {
  return {
    alt: mine.alt === base.alt ? theirs.alt : mine.alt,
    focus: isSame({ ...base, focus: mine.focus }, base) ? theirs.focus : mine.focus,
  };
}

function isSame(one: Framing, other: Framing): boolean {
  const { x, y } = one.focus;
  return one.alt === other.alt && x === other.focus.x && y === other.focus.y;
}
