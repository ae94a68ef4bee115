import { z } from 'zod';
import { defineField, type Field } from './field.ts';
import { requiredMessage, typeMessage } from './messages.ts';
import { isStorable, isVisible } from './text.ts';

/**
 * A password as it is typed: not trimmed, at least `minLength` characters. Never stored. A new one,
 * which has a `minLength`, must hold something that can be seen.
 */
export function password(options: { label: string; minLength?: number }): Field<string> {
  const { label, minLength = 1 } = options;
  const tooShort =
    minLength > 1
      ? `${label} must be at least ${minLength} characters`
      : requiredMessage({ label });
  const schema = z
    .string({ error: typeMessage({ label }, 'text') })
    .min(minLength, { error: tooShort })
    .max(1000, { error: `${label} must be at most 1000 characters` })
    .refine((value) => minLength === 1 || isVisible(value), {
      error: `${label} must not be of spaces alone`,
    })
    .refine(isStorable, { error: `${label} holds characters that are no text` });
  return defineField(
    { label, required: true },
    { type: 'string', control: 'password', schema, emptyValue: '' },
  );
}
