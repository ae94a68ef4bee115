import { z } from 'zod';
import { defineField, type Field } from './field.ts';
import { typeMessage } from './messages.ts';

/** The mark by which a row of a list is known when the list is changed. A save makes it. */
export function rowId(): Field<string> {
  const options = { label: 'Id', help: 'Made by the server; send it back with the row.' };
  const isSafe = (value: string) => /^[A-Za-z0-9_-]{0,40}$/.test(value);
  const schema = z
    .string({ error: typeMessage(options, 'text') })
    .refine(isSafe, { error: 'Id may hold at most 40 letters, digits, hyphens and underscores' });
  return defineField(options, { type: 'string', control: 'rowId', schema, emptyValue: '', isSafe });
}
