import { useMemo, useRef, useState } from 'react';
import { useUploads } from '../../../forms/uploads.tsx';
import { uploadImage } from '../../upload-image.ts';
import { useUploadType } from '../../use-upload-type.ts';
import type { Editor } from '../editor.ts';
import { type LeftBehind, sayLeftBehind } from './addresses.ts';
import { cleanPasted, type PastedPicture } from './clean-pasted.ts';

type View = Editor['view'];

/**
 * Cleans what is pasted, and uploads the pictures that came within it; the form waits for them.
 * `note` names what was not brought along.
 */
export function usePastedHtml() {
  const [left, setLeft] = useState<LeftBehind[]>([]);
  const [failure, setFailure] = useState('');
  const { track } = useUploads();
  const type = useUploadType();
  const upload = useRef(takePicture);
  upload.current = takePicture;

  async function takePicture(view: View, { address, file }: PastedPicture) {
    try {
      const { url } = await track(uploadImage(file, type, () => undefined));
      replacePicture(view, address, url);
    } catch (error) {
      replacePicture(view, address, null);
      setFailure(error instanceof Error ? error.message : 'Failed to upload image');
      setLeft((before) => [...before, { kind: 'picture', name: '' }]);
    }
    URL.revokeObjectURL(address);
  }

  const transformPastedHTML = useMemo(
    () => (html: string, view: View) => {
      const clean = cleanPasted(html);
      setLeft(clean.left);
      setFailure('');
      for (const picture of clean.pictures) upload.current(view, picture);
      return clean.html;
    },
    [],
  );

  return {
    transformPastedHTML,
    note: [sayLeftBehind(left), failure].filter(Boolean).join(' '),
    dismiss() {
      setLeft([]);
      setFailure('');
    },
  };
}

/** Gives a picture of the text its address, or takes it away. */
function replacePicture(view: View, from: string, to: string | null): void {
  if (view.isDestroyed) return;
  const { tr } = view.state;
  const places: number[] = [];
  tr.doc.descendants(({ attrs }, at) => {
    if (attrs.src === from) places.push(at);
  });
  for (const at of places.reverse()) {
    if (to) tr.setNodeAttribute(at, 'src', to);
    else tr.delete(at, at + 1);
  }
  view.dispatch(tr);
}
