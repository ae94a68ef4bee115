import { endSession, readSession } from '../session/session.ts';

/** Where a picture is served, and the id by which the API knows it. */
export type UploadedImage = { url: string; publicId: string };

const TYPES: Partial<Record<string, string>> = {
  tours: 'tour',
  packages: 'package',
  gallery: 'gallery',
};
const FAILED = 'Failed to upload image';

/** The use that the API files an image under, from the resource whose form it is uploaded in. */
export function uploadTypeOf(resource: string | undefined): string {
  return TYPES[resource ?? ''] ?? 'default';
}

/**
 * Sends a picture to the API. `onProgress` gets the percentage that is sent. Rejects with an Error
 * whose message is for people.
 */
export function uploadImage(
  file: File,
  type: string,
  onProgress: (percent: number) => void,
): Promise<UploadedImage> {
  if (!file.type.startsWith('image/')) {
    return Promise.reject(new Error(`${FAILED}: ${file.name} is not an image`));
  }
  // Only XMLHttpRequest tells how much of an upload has been sent.
  const request = new XMLHttpRequest();
  request.open('POST', '/api/upload');
  request.setRequestHeader('Authorization', `Bearer ${readSession()?.token ?? ''}`);
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(Math.round((loaded / total) * 100)),
  );
  const form = new FormData();
  // The API reads the fields in order, so the type comes before the picture.
  form.append('type', type);
  form.append('image', file);
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(new Error(FAILED)));
    request.addEventListener('load', () => {
      const { url, public_id: publicId } = readAnswer(request.response);
      if (request.status === 401) endSession('expired');
      if (request.status < 300 && url) return resolve({ url, publicId });
      const reason: unknown = request.response?.message;
      reject(new Error(reason ? `${FAILED}: ${reason}` : FAILED));
    });
    request.send(form);
  });
}

function readAnswer(answer: unknown): { url: string; public_id: string } {
  const { data } = (answer ?? {}) as { data?: { url: string; public_id: string } };
  return data ?? { url: '', public_id: '' };
}
