import { z } from 'zod';
import {
  type CommonOptions,
  defineField,
  type Field,
  type FieldMap,
  type ValuesOf,
} from './field.ts';
import { typeMessage } from './messages.ts';
import { integer } from './number.ts';
import { select, text } from './text.ts';
import { objectSchema } from './values.ts';

type LinesOptions = Omit<CommonOptions<string[]>, 'required'>;

/** A list of short texts, or one text with an entry on each line. Blank lines are dropped. */
export function lines(options: LinesOptions): Field<string[]> {
  const line = text({ label: options.label, maxLength: 500 });
  const field = listOf(options, 'lines', line, (value) => !isBlankLine(value));
  const schema = z.preprocess(toLines, field.schema) as unknown as z.ZodType<string[]>;
  return { ...field, schema };
}

/** Short words in lower case, each once, at most `MOST_TAGS`. Blank ones are dropped. */
export function tags(options: LinesOptions): Field<string[]> {
  const tag = text({ label: options.label, maxLength: 50 });
  const field = listOf(options, 'lines', tag, (value) => !isBlankLine(value), MOST_TAGS);
  const distinct = field.schema.transform((list) => [
    ...new Set(list.map((each) => each.toLowerCase())),
  ]);
  const schema = z.preprocess(toLines, distinct) as unknown as z.ZodType<string[]>;
  return { ...field, schema };
}

const MOST_TAGS = 30;

type RowsOptions<Map extends FieldMap> = LinesOptions & {
  fields: Map;
  /** Rows for which this gives false are dropped. It gets the row as it was sent. */
  keep?: (row: Record<string, unknown>) => boolean;
  /** The most rows; 500 unless told. */
  maxRows?: number;
};

/** A list of small groups, such as the days of an itinerary. */
export function rows<Map extends FieldMap>(
  options: Omit<RowsOptions<Map>, 'defaultValue'>,
): Field<ValuesOf<Map>[]> {
  const row = group({ label: options.label, fields: options.fields });
  const keep = options.keep ?? (() => true);
  const isKept = (value: unknown) => !isRow(value, options.fields) || keep(value);
  return listOf(options, 'rows', row, isKept, options.maxRows);
}

/** Whether a value has the shape of a row. Other values are left for the schema to refuse. */
function isRow(value: unknown, fields: FieldMap): value is Record<string, unknown> {
  return isObject(value) && Object.keys(value).every((name) => Object.hasOwn(fields, name));
}

/** Several fields under one name. An absent group gets the defaults of its fields. */
export function group<Map extends FieldMap>(
  options: Pick<CommonOptions<never>, 'label' | 'help' | 'visibleWhen'> & { fields: Map },
): Field<ValuesOf<Map>> {
  const schema = objectSchema(options.fields, 'create') as unknown as z.ZodType<ValuesOf<Map>>;
  const empty = schema.safeParse({});
  return defineField<ValuesOf<Map>>(options, {
    type: 'group',
    control: 'group',
    schema,
    fields: options.fields,
    emptyValue: (empty.success ? empty.data : {}) as ValuesOf<Map>,
  });
}

/** A list of whole numbers that are not negative, such as the widths of a picture in pixels. */
export function integers(options: LinesOptions): Field<number[]> {
  const entry = integer({ label: options.label, required: true, min: 0 });
  return listOf(options, 'lines', entry, () => true);
}

/** Months of the year, 1 to 12, in order and without repeats. */
export function months(options: LinesOptions): Field<number[]> {
  const month = integer({ label: options.label, required: true, min: 1, max: 12 });
  const field = listOf(options, 'months', month, () => true);
  const schema = field.schema.transform((list) => [...new Set(list)].sort((a, b) => a - b));
  return { ...field, schema: schema as unknown as z.ZodType<number[]> };
}

/** Some of a fixed list of options, in the order of the list and without repeats. */
export function choices<const Option extends string>(
  options: LinesOptions & { options: readonly Option[] },
): Field<Option[]> {
  const option = select({ label: options.label, required: true, options: options.options });
  const field = listOf(options as LinesOptions, 'choices', option, () => true);
  const schema = field.schema.transform((list) =>
    options.options.filter((each) => list.includes(each)),
  );
  return { ...field, schema: schema as unknown as z.ZodType<Option[]>, options: options.options };
}

/** Whether nothing was filled in but what the form begins with: its choices and its switches. */
export function isBlankRow(fields: FieldMap, row: Record<string, unknown>): boolean {
  return Object.entries(fields).every(([name, field]) => isBlank(field, row[name]));
}

function isBlank(field: Field, value: unknown): boolean {
  if (isBlankLine(value) || field.control === 'rowId') return true;
  if (field.type === 'boolean' || (field.options && field.type === 'string')) return true;
  if (Array.isArray(value)) return value.every((each) => !field.of || isBlank(field.of, each));
  return field.fields !== undefined && isObject(value) && isBlankRow(field.fields, value);
}

/** A list of `of`. Entries for which `keep` gives false are dropped before they are checked. */
export function listOf<Value>(
  options: LinesOptions | Omit<LinesOptions, 'defaultValue'>,
  control: 'lines' | 'rows' | 'months' | 'choices' | 'gallery',
  of: Field<Value>,
  keep: (value: unknown) => boolean,
  most = 500,
): Field<Value[]> {
  const entries = z
    .array(of.schema, { error: typeMessage(options, 'a list') })
    .max(most, { error: `${options.label} must hold at most ${most} entries` });
  const schema = z.preprocess(
    (value) => (Array.isArray(value) ? value.filter(keep) : value),
    entries,
  );
  return defineField<Value[]>(options as CommonOptions<Value[]>, {
    type: 'list',
    control,
    schema: schema as unknown as z.ZodType<Value[]>,
    of: of as Field,
    emptyValue: [],
  });
}

/** Splits texts into lines, entries of a list too: GraphQL turns one text into a list of one. */
function toLines(value: unknown): unknown {
  const entries = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(entries)) return value;
  return entries.flatMap((each) => (typeof each === 'string' ? each.split(/\r\n|\r|\n/) : each));
}

function isBlankLine(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && !value.trim());
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
