import type { Field } from '@karibu/graph/contract';
import { Alert, Box, Button, FormHelperText } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { missingParts, sayMissing } from '../forms/incomplete-rows.ts';

export type IncompleteWays = {
  /** What a row is called: `day`. */
  row: string;
  /** What can be written where a part is missing: `At leisure`. */
  fill?: string;
  leaveOut: () => void;
};

type IncompleteRowProps = { field: Field; source: string; ways: IncompleteWays };

/** Says below a row, where it moves no field away, that it lacks a part and is not kept so. */
export function IncompleteNote({ field, source }: Omit<IncompleteRowProps, 'ways'>) {
  const { missing, hasStopped } = useMissing(field, source);
  if (missing.length === 0 || hasStopped) return null;
  return (
    <FormHelperText role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
      Not complete yet: the {sayMissing(field, missing)} is missing.
    </FormHelperText>
  );
}

/** Once that has stopped a save, offers to write the part, or to leave the row out. */
export function IncompleteRow({ field, source, ways }: IncompleteRowProps) {
  const { row, missing, hasStopped } = useMissing(field, source);
  const { setValue, setFocus } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  if (missing.length === 0 || !hasStopped) return null;
  const what = sayMissing(field, missing);

  function write(fill: string) {
    for (const name of missing) {
      setValue(`${source}.${name}`, fill, { shouldDirty: true, shouldValidate: true });
    }
    setFocus(`${source}.${missing[0]}`);
  }

  function leaveOut() {
    const form = place.current?.closest('form');
    flushSync(ways.leaveOut);
    const next = form?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]');
    next?.focus();
  }

  return (
    <Alert ref={place} severity="warning" sx={{ mb: 2 }}>
      {nameOf(row, ways.row)} has no {what}, so it would not be saved.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {ways.fill ? (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => write(ways.fill ?? '')}
          >
            Write “{ways.fill}”
          </Button>
        ) : null}
        <Button size="small" variant="outlined" color="inherit" onClick={leaveOut}>
          Leave this {ways.row} out
        </Button>
      </Box>
    </Alert>
  );
}

/** A row, what it lacks, and whether a save has been stopped by that. */
function useMissing(field: Field, source: string) {
  const row: unknown = useWatch({ name: source });
  const { errors } = useFormState({ name: source });
  const missing = missingParts(field, row);
  const hasStopped = missing.some((name) => get(errors, `${source}.${name}`));
  return { row, missing, hasStopped };
}

/** A row by its first text: `Day 3`. */
function nameOf(row: unknown, word: string): string {
  const { id: _, ...parts } = row as Record<string, unknown>;
  const text = Object.values(parts).find((part) => typeof part === 'string' && part.trim() !== '');
  return text === undefined ? `This ${word}` : `“${text}”`;
}
