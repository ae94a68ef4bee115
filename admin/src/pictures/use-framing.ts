import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { splitTags } from '../media/split-tags.ts';
import { readErrorBody } from '../providers/api-error.ts';
import type { Upload } from '../providers/media-calls.ts';
import { focusKey } from './use-focus.ts';

/** What people say of a picture. Its tags are one line, separated by commas. */
export type Framing = Pick<Upload, 'title' | 'alt' | 'caption' | 'focus'> & { tags: string };

/**
 * The texts and focal point of a picture while they are edited. A version that someone else saved
 * since is in `theirs`, and is not overwritten before `keepMine` or `takeTheirs` is called.
 */
export function useFraming(upload: Upload, onSaved: () => void) {
  const [base, setBase] = useState(upload);
  const [mine, setMine] = useState(() => framingOf(upload));
  const [theirs, setTheirs] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update, { isPending }] = useUpdate<Upload>();
  const isSaving = useRef(false);

  function begin(from: Upload, framing: Framing) {
    setBase(from);
    setMine(framing);
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
      notify('Picture saved', { type: 'success' });
      onSaved();
    };
    const onSettled = () => {
      isSaving.current = false;
    };
    const options = { onSuccess, onError: fail, onSettled } as const;
    const data = { ...mine, tags: splitTags(mine.tags) };
    const record = { id: base.id, data, previousData: base };
    update('uploads', record, { mutationMode: 'pessimistic', ...options });
  }

  return {
    ...mine,
    /** The picture as it was read, or as it is after a crop. */
    base,
    hasChanges: !isSame(mine, framingOf(base)),
    change: (part: Partial<Framing>) => setMine((before) => ({ ...before, ...part })),
    isSaving: isPending,
    failure,
    save,
    theirs,
    /** What was not touched here is taken from them all the same. */
    keepMine: () => theirs && begin(theirs, merge(framingOf(base), mine, framingOf(theirs))),
    takeTheirs: () => theirs && begin(theirs, framingOf(theirs)),
    /** Goes on with the picture after a crop. Its focal point is another place by now. */
    adopt(cropped: Upload) {
      const { focus } = cropped;
      begin(cropped, { ...merge(framingOf(base), mine, framingOf(cropped)), focus });
    },
  };
}

function framingOf({ title, alt, caption, tags, focus }: Upload): Framing {
  return { title, alt, caption, tags: tags.join(', '), focus };
}

function merge(base: Framing, mine: Framing, theirs: Framing): Framing {
  const pick = (name: 'title' | 'alt' | 'caption' | 'tags') =>
    (mine[name] === base[name] ? theirs : mine)[name];
  return {
    ...{ title: pick('title'), alt: pick('alt'), caption: pick('caption'), tags: pick('tags') },
    focus: isSame({ ...base, focus: mine.focus }, base) ? theirs.focus : mine.focus,
  };
}

function isSame(one: Framing, other: Framing): boolean {
  const { x, y } = one.focus;
  const texts = ['title', 'alt', 'caption', 'tags'] as const;
  return (
    texts.every((name) => one[name] === other[name]) && x === other.focus.x && y === other.focus.y
  );
}
