import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { type Refusal, readErrorBody, refusedCall, unansweredCall } from './api-error.ts';
import { TOO_SLOW } from './patience.ts';

const refuse = (extensions: NonNullable<Refusal['extensions']>) =>
  refusedCall({ message: 'Price is required', extensions });

it('puts each field error at its path, and the message at the form', () => {
  const errors = [{ path: 'itinerary.0.title', message: 'Title is required' }];
  const error = refuse({ code: 'INVALID', errors });
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
  const error = refuse({ code: 'STALE_VERSION', current: { version: 9 } });
  expect(readErrorBody(error)).toMatchObject({ code: 'STALE_VERSION', current: { version: 9 } });
});

it('says in words for people that the server cannot be reached', () => {
  const error = unansweredCall(new TypeError('Failed to fetch'));
  expect(readErrorBody(error).code).toBe('UNREACHABLE');
  expect(String(error)).toContain('cannot be reached');
});

it('says that a call was waited for too long, and counts its answer as lost', () => {
  const error = unansweredCall(new DOMException('Too slow', TOO_SLOW));
  expect(readErrorBody(error).code).toBe('UNREACHABLE');
  expect(String(error)).toContain('not answered for two minutes');
});
