import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import type { Service } from '#core/service.ts';
import { MAX_UPLOAD_BYTES, TOO_MANY_BYTES } from '#core/upload-rules.ts';
import { toSlug } from '#core/write/slug.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import type { Storage } from '#storage/storage.ts';
import { type Added, keepUpload } from './keep-upload.ts';
import { findUpload } from './upload-files.ts';

const MEDIA_TYPE = 'application/pdf';
const ID_LENGTH = 20;
const LONGEST_NAME = 80;

/** The end of a PDF may be followed by so many bytes of anything. */
const TAIL_BYTES = 2048;

/**
 * Stores a PDF and its record. Its address ends in a name made from its file's. The same file twice
 * is one upload. Throws UNSUPPORTED_MEDIA, TOO_LARGE or INVALID for a file that is not accepted.
 */
export async function addDocument(
  service: Service,
  storage: Storage,
  context: Context,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
): Promise<Added> {
  await assertPdf(bytes);
  const publicId = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
  const name = toSlug(fileName.replace(/\.pdf$/i, '') || 'document').slice(0, LONGEST_NAME);
  const key = `${publicId}/${name}.pdf`;
  const facts = { width: 0, height: 0, placeholder: '', widths: [], bytes: bytes.byteLength };
  // Under the lock, so that nobody removes it between its file and its record.
  return holdUploads(service.model.db, async () => {
    const known = await findUpload(service, publicId);
    if (!known) await storage.put(key, bytes, MEDIA_TYPE);
    const stored = { publicId, url: storage.urlOf(key), ...facts };
    return keepUpload(service, context, stored, { type: 'document', fileName });
  });
}

async function assertPdf(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) throw refusal('TOO_LARGE', TOO_MANY_BYTES);
  if (bytes.byteLength === 0) throw refusal('INVALID', 'This file is empty.');
  const sniffed = await fileTypeFromBuffer(bytes);
  if (sniffed?.mime !== MEDIA_TYPE) {
    throw refusal('UNSUPPORTED_MEDIA', 'This file is not a PDF. Upload a PDF document.');
  }
  const tail = Buffer.from(bytes.subarray(-TAIL_BYTES)).toString('latin1');
  if (tail.includes('%%EOF')) return;
  throw refusal('INVALID', 'This document is incomplete. Save it again and retry.');
}

function refusal(code: 'TOO_LARGE' | 'INVALID' | 'UNSUPPORTED_MEDIA', message: string): AppError {
  return new AppError(code, message, { errors: [{ path: 'image', message }] });
}
