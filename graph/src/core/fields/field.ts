import type { z } from 'zod';

/** The control that edits a field in the back office. */
export type Control =
  | 'text'
  | 'textarea'
  | 'richText'
  | 'slug'
  | 'image'
  | 'gallery'
  | 'lines'
  | 'rows'
  | 'number'
  | 'money'
  | 'rating'
  | 'select'
  | 'switch'
  | 'months'
  | 'choices'
  | 'rowId'
  | 'date'
  | 'moment'
  | 'email'
  | 'password'
  | 'url'
  | 'link'
  | 'group';

/** How a value is stored and sent. A list holds `of`; a group holds `fields`. */
export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'list' | 'group';

/**
 * One field of a resource. `Value` is what a stored record holds: optional text is `''`, an
 * optional number `null`, a list `[]`, so no reader meets `undefined`.
 */
export type Field<Value = unknown> = {
  type: FieldType;
  control: Control;
  label: string;
  help: string;
  required: boolean;
  /** Parses and cleans a value that is present. Messages are written for people. */
  schema: z.ZodType<Value>;
  /** The value of an absent field. A required field has none. */
  defaultValue?: Value;
  options?: readonly string[];
  /** For a number: its bounds, and the size of a step of its control. */
  limits?: { min?: number; max?: number; step?: number };
  of?: Field;
  fields?: FieldMap;
  /** For a slug: the field that it is made from. */
  from?: string;
  /**
   * Whether a stored text may be shown, whoever stored it. It is asked again where pages are made.
   * It allows whatever `schema` has allowed once, so that a new rule takes no record off the site.
   */
  isSafe?: (value: string) => boolean;
  /**
   * For a date: whether what visitors read changes by itself when that day begins or ends where the
   * operator is; for a moment: that it changes then. The site is published then, and no answer is
   * kept longer.
   */
  changesAt?: 'start' | 'end' | 'moment';
  /** Whether visitors may see the value, by the whole record; always unless given. */
  visibleWhen?: VisibleWhen;
  /** How people read the value, where the value alone does not tell what it is. */
  say?: Say<unknown>;
};

/** A method, so that it may name the type of the values that it says. */
type Say<Value> = { say(value: Value): string }['say'];

/** A method, so that a field may name the parts of the record that its rule reads. */
type VisibleWhen = { rule(record: Record<string, unknown>): boolean }['rule'];

export type FieldMap = Record<string, Field>;

export type ValueOf<F> = F extends Field<infer Value> ? Value : never;

/** The values of a field map: what a form edits. */
export type ValuesOf<Map extends FieldMap> = { [Name in keyof Map]: ValueOf<Map[Name]> };

/** What every record carries beside its own fields. Times are ISO 8601 in UTC. */
export type SystemFields = {
  id: string;
  _id: string;
  version: number;
  createdAt: string;
  /** The id of the user who made it. Visitors do not read it. */
  createdBy?: string;
  updatedAt: string;
};

/** A record of a resource, as REST, GraphQL and the site see it. */
export type RecordOf<Map extends FieldMap> = ValuesOf<Map> & SystemFields;

export type CommonOptions<Value> = {
  label: string;
  help?: string;
  required?: boolean;
  /** Replaces the standard `{label} is required`. */
  requiredMessage?: string;
  defaultValue?: Value;
  /** Where it gives false, visitors read the field as if it had never been filled in. */
  visibleWhen?: VisibleWhen;
  /** How people read a value: `2 travellers`. */
  say?: Say<Value>;
};

type PartName = 'options' | 'limits' | 'of' | 'fields' | 'from' | 'isSafe' | 'changesAt';

type FieldParts<Value> = {
  type: FieldType;
  control: Control;
  schema: z.ZodType<Value>;
  emptyValue: Value;
} & Partial<Pick<Field<Value>, PartName>>;

/** Puts a field together from the options its author wrote and the parts its kind brings. */
export function defineField<Value>(
  options: CommonOptions<Value>,
  { emptyValue, ...parts }: FieldParts<Value>,
): Field<Value> {
  const { label, help = '', required = false, visibleWhen, say } = options;
  const told = { ...(visibleWhen && { visibleWhen }), ...(say && { say }) };
  const base = { ...parts, label, help, required, ...told };
  return required ? base : { ...base, defaultValue: options.defaultValue ?? emptyValue };
}
