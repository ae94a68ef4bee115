import { Alert } from '@mui/material';
import { readErrorBody } from '../../providers/api-error.ts';
import type { Proof } from '../../providers/second-factor-calls.ts';

type Failed = { error: Error | null };

/** What the server said of single fields of a form. */
export function wrongFields({ error }: Failed): Partial<Proof> {
  const { currentPassword, code } = readErrorBody(error).errors as Partial<Proof>;
  return { ...(currentPassword && { currentPassword }), ...(code && { code }) };
}

/** A failure that is about no field. */
export function Failure({ of }: { of: Failed }) {
  const isOfField = Object.keys(wrongFields(of)).length > 0;
  return of.error && !isOfField ? <Alert severity="error">{of.error.message}</Alert> : null;
}
