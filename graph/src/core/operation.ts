import type { Audience, Context } from './access.ts';
import { type FieldMap, text, type ValuesOf } from './fields/index.ts';
import type { Resource } from './resource.ts';

/** What an operation answers with: named fields, a resource's record, or any JSON. */
export type Output =
  | { kind: 'fields'; name: string; fields: FieldMap }
  | { kind: 'record'; resource: Resource }
  | { kind: 'json' };

/** A call beyond the standard ones. REST and GraphQL are both derived from it. */
export type Operation = {
  /** GraphQL's field name: `resetUserPassword`. */
  name: string;
  summary: string;
  kind: 'query' | 'mutation';
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`; may hold `:id`. */
  path: string;
  audience: Audience;
  input: FieldMap;
  output: Output;
  /** Whether the answer may be `null`. */
  isNullable?: boolean;
  run: (context: Context, args: { id: string; input: Record<string, unknown> }) => Promise<unknown>;
};

type OperationOptions<Input extends FieldMap> = Omit<Operation, 'input' | 'run'> & {
  input: Input;
  run: (context: Context, args: { id: string; input: ValuesOf<Input> }) => Promise<unknown>;
};

/** Defines an operation; `run` gets its input parsed and typed. */
export function defineOperation<Input extends FieldMap>(
  options: OperationOptions<Input>,
): Operation {
  return options as unknown as Operation;
}

/** The output of operations that only say how they went. */
export const messageOutput: Output = {
  kind: 'fields',
  name: 'Message',
  fields: { message: text({ label: 'Message', required: true }) },
};
