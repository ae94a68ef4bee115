import { Busboy } from '@fastify/busboy';
import type { Request } from 'express';
import type { Context } from '#core/access.ts';
import { assertMay } from '#core/access.ts';
import type { GetContext, Route } from '#core/derive/rest/route.ts';
import { AppError, invalid } from '#core/errors.ts';
import { MAX_UPLOAD_BYTES, TOO_MANY_BYTES } from '#core/upload-rules.ts';
import type { SentFile } from '../resources/uploads/add-upload.ts';
import type { Added } from '../resources/uploads/keep-upload.ts';

type AddUpload = (context: Context, sent: SentFile) => Promise<Added>;

/**
 * `POST /upload`: a multipart form with the file in `image`, and in `type` the use of a picture or
 * `document`.
 */
export function createUploadRoute(addUpload: AddUpload, getContext: GetContext): Route {
  return {
    method: 'post',
    path: '/upload',
    async handle(request, response) {
      const context = getContext(request);
      assertMay(context, 'staff');
      const { upload, isNew } = await addUpload(context, await readForm(request));
      response.status(201).json({ data: upload, isNew });
    },
  };
}

const CUT_OFF = 'The upload was cut off';

/** Reads the form into memory, up to the limit. Throws TOO_LARGE, INVALID or BAD_REQUEST. */
function readForm(request: Request): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const parser = openForm(request);
    const chunks: Buffer[] = [];
    let type = 'default';
    let fileName = '';
    let hasFile = false;
    parser.on('field', (name, value) => {
      if (name === 'type') type = value;
    });
    parser.on('file', (name, stream, sentName) => {
      // A form that ends too soon is an error of this stream. Without a listener the process ends.
      stream.on('error', () => reject(new AppError('BAD_REQUEST', CUT_OFF)));
      if (name !== 'image') return stream.resume();
      hasFile = true;
      fileName = String(sentName ?? '');
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(new AppError('TOO_LARGE', TOO_MANY_BYTES)));
    });
    parser.on('error', () => reject(new AppError('BAD_REQUEST', 'The form could not be read')));
    parser.on('finish', () => {
      if (hasFile) return resolve({ bytes: Buffer.concat(chunks), type, fileName });
      reject(invalid([{ path: 'image', message: 'Please choose a file' }]));
    });
    request.on('aborted', () => reject(new AppError('BAD_REQUEST', CUT_OFF)));
    request.pipe(parser);
  });
}

function openForm(request: Request) {
  const limits = { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, fieldSize: 1000, parts: 12 };
  try {
    const { 'content-type': type = '', ...headers } = request.headers;
    if (!/^multipart\/form-data\b/i.test(type)) throw new Error('It is no form');
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits });
  } catch {
    throw new AppError('UNSUPPORTED_MEDIA', 'Please send the file as a multipart form');
  }
}
