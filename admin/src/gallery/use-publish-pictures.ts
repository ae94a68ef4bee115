import { type GalleryItem, galleryItemFields } from '@karibu/graph/contract';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';
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
 * The texts of new pictures while they are typed. `save` stores them one after the other, and makes
 * the pictures public or leaves them inactive; those that could not be saved stay, with the reason.
 */
export function usePublishPictures(
  pictures: readonly GalleryItem[],
  onPublished: (ids: readonly string[]) => void,
  onClose: () => void,
) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [drafts, setDrafts] = useState<Draft[]>(() => pictures.map(begin));
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);

  function change(id: string, texts: Partial<Texts>) {
    setDrafts((before) =>
      before.map((draft) =>
        draft.picture.id === id
          ? { ...draft, texts: { ...draft.texts, ...texts }, mistake: null }
          : draft,
      ),
    );
  }

  async function store({ picture, texts }: Draft, isActive: boolean): Promise<string | null> {
    const title = texts.title.trim() || picture.title;
    const data = { ...texts, title, isActive };
    const call = { id: picture.id, data, previousData: picture };
    return dataProvider.update('gallery', call).then(
      () => null,
      (error: Error) => `Failed to save gallery item: ${error.message}`,
    );
  }

  async function save(isActive: boolean) {
    if (isBusy.current) return;
    const checked = drafts.map((draft) => ({ ...draft, mistake: mistakeOf(draft, isActive) }));
    setDrafts(checked);
    if (checked.some(({ mistake }) => mistake !== null)) return;
    isBusy.current = true;
    setSaving(true);
    const left: Draft[] = [];
    for (const draft of checked) {
      const failure = await store(draft, isActive);
      if (failure) left.push({ ...draft, failure });
      else if (isActive) onPublished([draft.picture.id]);
    }
    isBusy.current = false;
    setSaving(false);
    refresh();
    const done = countOf(checked.length - left.length, knownResource('uploads').words);
    if (left.length < checked.length) {
      notify(isActive ? `${done} published` : `${done} saved`, { type: 'success' });
    }
    if (left.length === 0) onClose();
    else setDrafts(left);
  }

  return { drafts, isSaving, change, save };
}

function begin(picture: GalleryItem): Draft {
  const { title, alt, category } = picture;
  const texts = { title: title === UNTITLED ? '' : title, alt, category };
  return { picture, texts, mistake: null, failure: null };
}

/** A picture may wait without a title, but not be shown without one. */
function mistakeOf({ texts }: Draft, isActive: boolean): string | null {
  if (!isActive && texts.title.trim() === '') return null;
  const checked = galleryItemFields.title.schema.safeParse(texts.title);
  const isBlank = texts.title.trim() === '';
  return isBlank ? 'Title is required' : (checked.error?.issues[0]?.message ?? null);
}
