import { useNotify } from 'react-admin';
import type { UploadedImage } from './upload-image.ts';

/** Says that the library has had a file before: it is not stored a second time. */
export function useDuplicateNotice() {
  const notify = useNotify();
  return (file: File, { knownAs }: UploadedImage) => {
    if (knownAs === null) return;
    const name = knownAs ? `, as “${knownAs}”` : '';
    notify(`${file.name} is in the library already${name}`, { type: 'info' });
  };
}
