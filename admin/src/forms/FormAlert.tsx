import { Alert, AlertTitle } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { singularOf } from '../providers/known-resource.ts';
import { showFirstMistake } from './show-first-mistake.ts';
import { useEditingContext } from './use-editing.ts';

/** Says above the fields that a save failed and why, or that some fields have mistakes. */
export function FormAlert({ resource }: { resource: string }) {
  const { errors, isSubmitting, submitCount } = useFormState();
  const reason = errors.root?.server?.message;
  const { root, ...fieldErrors } = errors;
  const count = Object.keys(fieldErrors).length;
  const alert = useSightOfErrors(submitCount, reason !== undefined);
  const editing = useEditingContext();
  if (editing?.isDeleted || isSubmitting || (!reason && (count === 0 || submitCount === 0)))
    return null;
  if (!reason) {
    return (
      <Alert severity="error" ref={alert}>
        {count === 1
          ? 'One field has a mistake. See the message below it.'
          : `${count} fields have mistakes. See the messages below them.`}
      </Alert>
    );
  }
  return (
    <Alert severity="error" ref={alert}>
      <AlertTitle>Failed to save {singularOf(resource)}</AlertTitle>
      {reason}
    </Alert>
  );
}

/**
 * After a refused submit, scrolls to the first wrong field, or to the message if there is none. The
 * form focuses what it refuses itself; this focuses what the API refuses, and what was folded.
 */
function useSightOfErrors(submitCount: number, isRefusedByApi: boolean) {
  const alert = useRef<HTMLDivElement>(null);
  const isRefused = useRef(isRefusedByApi);
  isRefused.current = isRefusedByApi;
  useEffect(() => {
    if (submitCount === 0) return;
    const form = alert.current?.closest('form');
    const isSeen = document.activeElement?.matches('[aria-invalid="true"]');
    if (isRefused.current || !isSeen) {
      form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    showFirstMistake(form, alert.current);
  }, [submitCount]);
  return alert;
}
