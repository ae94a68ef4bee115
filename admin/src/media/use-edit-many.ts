import { uploadInputFields } from '@karibu/graph/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { knownResource } from '../providers/known-resource.ts';
import type { Upload } from '../providers/media-calls.ts';
import { countOf } from '../records/count-of.ts';
import { useSaveEach } from '../records/use-save-each.ts';
import { changeTags, splitTags } from './split-tags.ts';

/** A picture while its alternative text is typed. `failure` says why it could not be saved. */
export type Edited = {
  upload: Upload;
  alt: string;
  mistake: string | null;
  failure: string | null;
};

/**
 * The alternative texts of several pictures while they are typed, and tags that all of them get or
 * lose. `save` stores what changed; pictures that could not be saved stay, with the reason.
 */
export function useEditMany(uploads: readonly Upload[], onClose: () => void) {
  const notify = useNotify();
  const { saveEach, isSaving } = useSaveEach('uploads');
  const [edited, setEdited] = useState<readonly Edited[]>(() => uploads.map(begin));
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');

  function describe(id: string, alt: string) {
    const mistake = uploadInputFields.alt.schema.safeParse(alt).error?.issues[0]?.message ?? null;
    setEdited((before) =>
      before.map((each) => (each.upload.id === id ? { ...each, alt, mistake } : each)),
    );
  }

  const tagged = ({ tags }: Upload) => changeTags(tags, splitTags(added), splitTags(removed));
  const changes = edited
    .map(({ upload, alt }) => ({ record: upload, data: { alt: alt.trim(), tags: tagged(upload) } }))
    .filter(({ record, data }) => hasChanged(record, data));

  async function save() {
    if (edited.some(({ mistake }) => mistake !== null)) return;
    const failures = await saveEach(changes);
    if (!failures) return;
    const done = countOf(changes.length - failures.size, knownResource('uploads').words);
    notify(`${done} changed`, { type: failures.size === 0 ? 'success' : 'info' });
    if (failures.size === 0) return onClose();
    setEdited((before) =>
      before.flatMap((each) => {
        const failure = failures.get(each.upload.id);
        return failure ? [{ ...each, failure: `Failed to save: ${failure}` }] : [];
      }),
    );
  }

  const tags = { added, setAdded, removed, setRemoved };
  return { edited, describe, ...tags, save, isSaving, hasChanges: changes.length > 0 };
}

function begin(upload: Upload): Edited {
  return { upload, alt: upload.alt, mistake: null, failure: null };
}

function hasChanged(before: Upload, { alt, tags }: Pick<Upload, 'alt' | 'tags'>): boolean {
  return alt !== before.alt || tags.join() !== before.tags.join();
}
