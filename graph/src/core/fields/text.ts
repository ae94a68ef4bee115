import { z } from 'zod';
import { type CommonOptions, defineField, type Field } from './field.ts';
import { isBlankHtml } from './html.ts';
import { type Labelled, requiredMessage, typeMessage } from './messages.ts';

type TextOptions = CommonOptions<string> & { maxLength?: number; multiline?: boolean };

/** Plain text, trimmed. `maxLength` counts UTF-16 units (default 200; 2,000 when multiline). */
export function text(options: TextOptions): Field<string> {
  const maxLength = options.maxLength ?? (options.multiline ? 2000 : 200);
  return defineField(options, {
    type: 'string',
    control: options.multiline ? 'textarea' : 'text',
    schema: boundedText(options, maxLength),
    emptyValue: '',
  });
}

const DAYS = /^[1-9]\d{0,2}(?!\d)/;

/** Text that begins with a day count, such as `5 Days`. */
export function duration(options: CommonOptions<string>): Field<string> {
  const schema = boundedText(options, 60).refine((value) => value === '' || DAYS.test(value), {
    error: `${options.label} must begin with the number of days`,
  });
  return defineField(options, { type: 'string', control: 'text', schema, emptyValue: '' });
}

/** HTML, sanitised by the service when written. An editor's empty paragraph counts as empty. */
export function richText(options: CommonOptions<string>): Field<string> {
  const schema = boundedText({ ...options, required: false }, 100_000)
    .transform((html) => (isBlankHtml(html) ? '' : html))
    .refine((html) => !options.required || html !== '', { error: requiredMessage(options) });
  return defineField(options, { type: 'string', control: 'richText', schema, emptyValue: '' });
}

/** Addresses of the site's own pages: not found, and the comparison of tours. */
export const RESERVED_SLUGS = ['404', 'compare'];

/** The last part of a record's public address. Left empty, it is made from the field `from`. */
export function slug(options: { label?: string; help?: string; from: string }): Field<string> {
  const label = options.label ?? 'Slug';
  const help = options.help ?? 'The last part of the address. Left empty, it is made for you.';
  const isSafe = (value: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
  const schema = boundedText({ label }, 120).refine((value) => value === '' || isSafe(value), {
    error: `${label} may hold lower-case letters, digits and single hyphens`,
  });
  const free = schema.refine((value) => !RESERVED_SLUGS.includes(value), {
    error: `${label} is reserved`,
  });
  const parts = { type: 'string', control: 'slug', schema: free, emptyValue: '', isSafe } as const;
  return defineField({ label, help }, { ...parts, from: options.from });
}

type PatternOptions = CommonOptions<string> & { pattern: RegExp; message: string };

/** Text of a fixed form, such as a phone number of digits only. */
export function pattern(options: PatternOptions): Field<string> {
  const schema = boundedText(options, 200).refine(
    (value) => value === '' || options.pattern.test(value),
    { error: options.message },
  );
  return defineField(options, { type: 'string', control: 'text', schema, emptyValue: '' });
}

/** A name of the time zone database, such as Africa/Nairobi. */
export function timeZone(options: CommonOptions<string>): Field<string> {
  const isSafe = (value: string) => value === '' || isTimeZone(value);
  const error = `${options.label} must be one like Africa/Nairobi`;
  const schema = boundedText(options, 100).refine(isSafe, { error });
  return defineField(options, { type: 'string', control: 'text', schema, emptyValue: '', isSafe });
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

type SelectOptions<Option extends string> = CommonOptions<Option> & { options: readonly Option[] };

/** One of a fixed list of options. */
export function select<const Option extends string>(options: SelectOptions<Option>): Field<Option> {
  const schema = z.enum(options.options as readonly [Option, ...Option[]], {
    error: (issue) =>
      issue.input === undefined || issue.input === null || issue.input === ''
        ? requiredMessage(options)
        : `${options.label} must be one of: ${options.options.join(', ')}`,
  });
  return defineField<Option>(options, {
    type: 'string',
    control: 'select',
    schema: schema as unknown as z.ZodType<Option>,
    options: options.options,
    emptyValue: options.options[0] as Option,
  });
}

/** One of a fixed list of options, or `''`, the first of them, where nothing is said. */
export function optionalSelect<const Option extends string>(
  options: Omit<SelectOptions<Option>, 'required' | 'defaultValue'>,
): Field<Option | ''> {
  return select<Option | ''>({ ...options, options: ['', ...options.options] });
}

/**
 * Whether a text holds neither a null character, which ends the text for some readers, nor half a
 * surrogate pair, which the database would change.
 */
export function isStorable(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** Whether a text holds something that can be seen. */
export function isVisible(value: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(value);
}

/** The schema of a trimmed text. */
export function boundedText(options: Labelled & { required?: boolean }, maxLength: number) {
  const schema = z
    .string({ error: typeMessage(options, 'text') })
    .trim()
    .max(maxLength, { error: `${options.label} must be at most ${maxLength} characters` })
    .refine(isStorable, { error: `${options.label} holds characters that are no text` });
  return options.required
    ? schema.refine(isVisible, { error: requiredMessage(options), abort: true })
    : schema;
}
