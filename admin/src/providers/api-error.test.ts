import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { readErrorBody, toHttpError } from './api-error.ts';
import { TOO_SLOW } from './patience.ts';

const refusal = (extensions: object) =>
  new HttpError('Price is required', 200, {
    graphQLErrors: [{ message: 'Price is required', extensions }],
  });

describe('toHttpError', () => {
  it('puts each field error at its path, and the message at the form', () => {
    const errors = [{ path: 'itinerary.0.title', message: 'Title is required' }];
    const error = toHttpError(refusal({ code: 'INVALID', errors }));
    expect(error).toBeInstanceOf(HttpError);
    expect(readErrorBody(error)).toEqual({
      code: 'INVALID',
      errors: {
        'itinerary.0.title': 'Title is required',
        root: { server: 'Price is required' },
      },
    });
  });

  it('keeps the record as it stands now', () => {
    const error = toHttpError(refusal({ code: 'STALE_VERSION', current: { version: 9 } }));
    expect(readErrorBody(error)).toMatchObject({ code: 'STALE_VERSION', current: { version: 9 } });
  });

  it('says in words for people that the server cannot be reached', () => {
    const error = toHttpError(new HttpError('Failed to fetch', 0));
    expect(readErrorBody(error).code).toBe('UNREACHABLE');
    expect(String(error)).toContain('cannot be reached');
  });

  it('says that a call was waited for too long, and counts its answer as lost', () => {
    const networkError = new DOMException('Too slow', TOO_SLOW);
    for (const thrown of [{ networkError }, new HttpError('Too slow', 0, { networkError })]) {
      const error = toHttpError(thrown);
      expect(readErrorBody(error).code).toBe('UNREACHABLE');
      expect(String(error)).toContain('not answered for two minutes');
    }
  });

  it('passes mistakes of our own code on as they are', () => {
    const mistake = new Error('The API has no resource boats');
    expect(toHttpError(mistake)).toBe(mistake);
  });
});
