import type { Field } from '@karibu/graph/contract';
import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import type { KnownFrom } from '../providers/fields-of.ts';

/** What every control is given: where its value lives in the form, and what it edits. */
export type ControlProps = {
  source: string;
  field: Field;
  label: string;
  help: string;
  /** Where the texts are from that are suggested while any other may be typed. */
  knownFrom?: KnownFrom;
  /** What a picture's control shows while there is none. */
  emptyPreview?: ReactNode;
  /** Draws the control of another field, such as one of a row. */
  renderField: (field: Field, source: string) => ReactNode;
};

type Conversion = { format?: (value: unknown) => unknown; parse?: (value: unknown) => unknown };

/**
 * Connects a control to the form. `message` is the error, else the help; `aria` links it. A control
 * that is MUI's text field takes all of that as `textField`, and adds what it shows and how it
 * changes.
 */
export function useControl(
  { source, field, label, help }: ControlProps,
  conversion: Conversion = {},
) {
  const input = useInput({ source, isRequired: field.required, label: false, ...conversion });
  const error = input.fieldState.error;
  // A list has errors at its rows, which show them; only one about the whole list belongs here.
  const errorMessage = error?.message ?? error?.root?.message;
  const message = errorMessage ?? help;
  const messageId = `${input.id}-message`;
  return {
    ...input,
    isWrong: errorMessage !== undefined,
    message,
    messageId,
    aria: {
      ...(errorMessage !== undefined && { 'aria-invalid': true }),
      ...(message && { 'aria-describedby': messageId }),
    },
    textField: {
      id: input.id,
      name: input.field.name,
      onBlur: input.field.onBlur,
      inputRef: input.field.ref,
      label,
      required: field.required,
      error: errorMessage !== undefined,
      helperText: message,
      fullWidth: true,
    },
  };
}
