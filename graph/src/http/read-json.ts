import { isUtf8 } from 'node:buffer';
import express from 'express';
import { AppError } from '#core/errors.ts';

/** Reads JSON bodies of at most 1 MB. Bytes that are not UTF-8 are refused, not replaced. */
export const readJson = express.json({
  limit: '1mb',
  verify: (_request, _response, bytes, encoding) => {
    if (encoding === 'utf-8' && !isUtf8(bytes)) {
      throw new AppError('BAD_REQUEST', 'The body is not valid UTF-8');
    }
  },
});
