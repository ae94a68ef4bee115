import { type GalleryItem, galleryItemFields } from '@karibu/graph/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';
import { useSaveEach } from '../records/use-save-each.ts';
import { UNTITLED } from './use-new-pictures.ts';

/** What people say of a new picture. */
export type Texts = Pick<GalleryItem, 'title' | 'alt' | 'category'>;

/** A picture while it is described. `mistake` is about its title, `failure` about its save. */
export type Draft = {
  picture: GalleryItem;
  texts: Texts;
  mistake: string | null;
  failure: string | null;
};

/**
 * The texts of new pictures while they are typed. `save` stores them, and makes the pictures public
 * or leaves them inactive; those that could not be saved stay, with the reason.
 */
export function usePublishPictures(
  pictures: readonly GalleryItem[],
  onPublished: (ids: readonly string[]) => void,
  onClose: () => void,
) {
  const notify = useNotify();
  const { saveEach, isSaving } = useSaveEach('gallery');
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => pictures.map(begin));

  function change(id: string, texts: Partial<Texts>) {
    const changed = (draft: Draft) => ({ ...draft, texts: { ...draft.texts, ...texts } });
    setDrafts((before) =>
      before.map((draft) =>
        draft.picture.id === id ? { ...changed(draft), mistake: null } : draft,
      ),
    );
  }

  async function save(isActive: boolean) {
    const checked = drafts.map((draft) => ({ ...draft, mistake: mistakeOf(draft, isActive) }));
    setDrafts(checked);
    if (checked.some(({ mistake }) => mistake !== null)) return;
    const failures = await saveEach(checked.map((draft) => toChange(draft, isActive)));
    if (!failures) return;
    const left = checked.flatMap((draft) => {
      const reason = failures.get(draft.picture.id);
      return reason ? [{ ...draft, failure: `Failed to save gallery item: ${reason}` }] : [];
    });
    const ids = checked.map(({ picture }) => picture.id).filter((id) => !failures.has(id));
    if (isActive) onPublished(ids);
    const done = countOf(ids.length, knownResource('uploads').words);
    if (ids.length > 0) notify(`${done} ${isActive ? 'published' : 'saved'}`, { type: 'success' });
    if (left.length === 0) onClose();
    else setDrafts(left);
  }

  return { drafts, isSaving, change, save, hasChanges: drafts.some(isChanged) };
}

function isChanged({ picture, texts }: Draft): boolean {
  const { title, alt, category } = begin(picture).texts;
  return texts.title !== title || texts.alt !== alt || texts.category !== category;
}

function begin(picture: GalleryItem): Draft {
  const { title, alt, category } = picture;
  const texts = { title: title === UNTITLED ? '' : title, alt, category };
  return { picture, texts, mistake: null, failure: null };
}

function toChange({ picture, texts }: Draft, isActive: boolean) {
  const title = texts.title.trim() || picture.title;
  return { record: picture, data: { ...texts, title, isActive } };
}

/** A picture may wait without a title, but not be shown without one. */
function mistakeOf({ texts }: Draft, isActive: boolean): string | null {
  const isBlank = texts.title.trim() === '';
  if (isBlank) return isActive ? 'Title is required' : null;
  return galleryItemFields.title.schema.safeParse(texts.title).error?.issues[0]?.message ?? null;
}
