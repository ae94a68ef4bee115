import {
  isPictureFile,
  MAX_UPLOAD_BYTES,
  TOO_MANY_BYTES,
  type Upload,
} from '@karibu/graph/contract';
import { watchProgress } from '../providers/patience.ts';
import { endRefusedSession, readSession } from '../session/session.ts';
import { UploadError, type UploadTrouble } from './upload-error.ts';

type Stored = Pick<Upload, 'url' | 'public_id' | 'title' | 'fileName'>;

/** Where a picture is served, and the id by which the API knows it. */
export type UploadedImage = {
  url: string;
  publicId: string;
  /** What the library calls the picture, where it has had the same file before. */
  knownAs: string | null;
};

const TOO_LONG = 'the server has not answered for two minutes. Please try again.';

/**
 * Sends a picture to the API, or a document with that type. `onProgress` gets the percentage that
 * is sent. Rejects with an UploadError, whose message is for people.
 */
export function uploadImage(
  file: File,
  type: string,
  onProgress: (percent: number) => void,
): Promise<UploadedImage> {
  const isDocument = type === 'document';
  const failed = `Failed to upload ${isDocument ? 'document' : 'image'}`;
  if (!isDocument && !isPictureFile(file)) {
    return Promise.reject(new UploadError(`${failed}: ${file.name} is not an image`, 'refused'));
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    return Promise.reject(new UploadError(`${failed}: ${TOO_MANY_BYTES}`, 'refused'));
  }
  // Only XMLHttpRequest tells how much of an upload has been sent.
  const request = new XMLHttpRequest();
  request.open('POST', '/api/upload');
  request.setRequestHeader('Authorization', `Bearer ${readSession()?.token ?? ''}`);
  request.responseType = 'json';
  const patience = watchProgress(() => request.abort());
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    patience.goOn();
    onProgress(Math.round((loaded / total) * 100));
  });
  request.addEventListener('loadend', patience.stop);
  const form = new FormData();
  // The API reads the fields in order, so the type comes before the picture.
  form.append('type', type);
  form.append('image', file);
  return new Promise((resolve, reject) => {
    const fail = (message: string, trouble: UploadTrouble) =>
      reject(new UploadError(message, trouble));
    request.addEventListener('error', () => fail(failed, 'unreachable'));
    request.addEventListener('abort', () => fail(`${failed}: ${TOO_LONG}`, 'failed'));
    request.addEventListener('load', () => {
      const { url, publicId, knownAs } = readAnswer(request.response);
      if (request.status === 401) endRefusedSession(request.response?.message);
      if (request.status < 300 && url) return resolve({ url, publicId, knownAs });
      const reason: unknown = request.response?.message;
      fail(reason ? `${failed}: ${reason}` : failed, troubleOf(request.status));
    });
    request.send(form);
  });
}

/** A proxy says 502 to 504 while the server starts again. */
function troubleOf(status: number): UploadTrouble {
  if ([413, 415, 422].includes(status)) return 'refused';
  return [502, 503, 504].includes(status) ? 'unreachable' : 'failed';
}

function readAnswer(answer: unknown): UploadedImage {
  const { data, isNew } = (answer ?? {}) as { data?: Stored; isNew?: boolean };
  if (!data) return { url: '', publicId: '', knownAs: null };
  const { url, public_id: publicId, title, fileName } = data;
  return { url, publicId, knownAs: isNew === false ? title || fileName : null };
}
