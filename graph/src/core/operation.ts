import type { Context } from './access.ts';
import { AppError, type Failures } from './errors.ts';
import { type FieldMap, text, type ValuesOf } from './fields/index.ts';
import type { Limit } from './limit.ts';
import { type Page, unknownParameter } from './read/paging.ts';
import type { Audience } from './roles.ts';
import { parseValues } from './write/parse-values.ts';

/**
 * What an operation answers with: named fields, a list or a page of them, one or several records of
 * a resource, a text file, or any JSON. REST adds a `count` to lists.
 */
export type Output =
  | { kind: 'fields'; name: string; fields: FieldMap; isList?: boolean }
  | { kind: 'page'; name: string; fields: FieldMap }
  | { kind: 'record'; resource: string }
  | { kind: 'records'; resource: string }
  | { kind: 'file'; mediaType: string }
  | { kind: 'json' };

/** The result of an operation whose output is a file. */
export type TextFile = ValuesOf<typeof fileFields>;

export const fileFields = {
  fileName: text({ label: 'File name', required: true }),
  text: text({ label: 'Text', required: true }),
};

/** The result of an operation whose output is a page: its items, and the length of the list. */
export type PageOf<Item> = { items: Item[]; count: number };

type Arguments<Input> = {
  id: string;
  input: Input;
  /** The page to give, where the output is one. */
  page: Page;
};

/** A call beyond the standard ones. REST and GraphQL are both derived from it. */
export type Operation = {
  /** GraphQL's field name: `resetUserPassword`. */
  name: string;
  summary: string;
  kind: 'query' | 'mutation';
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`. May hold `:id` or an input field's name: `/packages/category/:category`. */
  path: string;
  audience: Audience;
  input: FieldMap;
  output: Output;
  /** Whether the answer may be `null`. */
  isNullable?: boolean;
  /** Seconds a visitor's read stays fresh in caches. Without it no cache keeps the answer. */
  maxAgeSeconds?: number;
  /** How often it may be called. */
  limits?: readonly Limit[];
  /** Its own refusals, beside those for the viewer, the input, the limits and an unknown `:id`. */
  failures?: Failures;
  run: (context: Context, given: Arguments<Record<string, unknown>>) => Promise<unknown>;
};

type OperationOptions<Input extends FieldMap> = Omit<Operation, 'input' | 'run'> & {
  input: Input;
  run: (context: Context, given: Arguments<ValuesOf<Input>>) => Promise<unknown>;
};

/** Defines an operation; `run` gets its input parsed and typed. */
export function defineOperation<Input extends FieldMap>(
  options: OperationOptions<Input>,
): Operation {
  return options as unknown as Operation;
}

/**
 * Checks what a caller sent for an operation. Throws INVALID, or BAD_REQUEST for a query: there the
 * input is part of the address.
 */
export function parseInput(operation: Operation, sent: unknown): Record<string, unknown> {
  if (operation.kind === 'query') assertKnown(operation.input, sent);
  try {
    return parseValues(operation.input, sent, 'create');
  } catch (error) {
    const isBadQuery = operation.kind === 'query' && error instanceof AppError;
    throw isBadQuery ? new AppError('BAD_REQUEST', error.message, error.details) : error;
  }
}

/** A query is no record that is sent back: the server's own fields are unknown to it too. */
function assertKnown(input: FieldMap, sent: unknown): void {
  const names = typeof sent === 'object' && sent !== null ? Object.keys(sent) : [];
  const unknown = names.find((name) => !Object.hasOwn(input, name));
  if (unknown !== undefined) throw unknownParameter(unknown);
}

/** The output of operations that answer with a message only. */
export const messageOutput: Output = {
  kind: 'fields',
  name: 'Message',
  fields: { message: text({ label: 'Message', required: true }) },
};
