import { GraphQLJSON } from 'graphql-scalars';
import type { ClassType } from 'type-graphql';
import { assertMay } from '../../access.ts';
import { capitalise } from '../../letter-case.ts';
import { fileFields, type Operation, type Output, parseInput } from '../../operation.ts';
import { FIRST_PAGE, toPage } from '../../read/paging.ts';
import { ID_ARGUMENT, PAGE_ARGUMENTS, type ResolverField } from './resolver-class.ts';
import { definePage, deriveInput, deriveOutput } from './types.ts';

type Types = Map<string, ClassType>;

/** The query or mutation of an operation. Adds new types of outputs to `outputs`. */
export function operationField(
  operation: Operation,
  records: Types,
  outputs: Types,
): ResolverField {
  const { name, kind, summary, input, output, isNullable = false } = operation;
  const hasInput = Object.keys(input).length > 0;
  const inputType = hasInput ? deriveInput(`${capitalise(name)}Input`, input) : null;
  // A query that gets its first filter still answers those who send none.
  const needsInput = kind === 'mutation' || Object.values(input).some(({ required }) => required);
  const hasId = operation.path.includes(':id');
  return {
    kind,
    name,
    returns: outputType(output, records, outputs),
    nullable: isNullable,
    description: `${summary}.`,
    takes: [
      ...(hasId ? [ID_ARGUMENT] : []),
      ...(inputType ? [{ name: 'input', type: () => inputType, nullable: !needsInput }] : []),
      ...(output.kind === 'page' ? PAGE_ARGUMENTS : []),
    ],
    async resolve(context, ...values: unknown[]) {
      assertMay(context, operation.audience);
      const id = hasId ? String(values.shift()) : '';
      const parsed = parseInput(operation, (inputType && values.shift()) ?? {});
      const [page, limit] = output.kind === 'page' ? (values as (number | null)[]) : [];
      return operation.run(context, { id, input: parsed, page: toPage(page, limit, FIRST_PAGE) });
    },
  };
}

/** The type that an operation returns. Operations that share named fields share one type. */
function outputType(output: Output, records: Types, outputs: Types): () => unknown {
  if (output.kind === 'json') return () => GraphQLJSON;
  if (output.kind === 'record') return () => records.get(output.resource);
  if (output.kind === 'records') return () => [records.get(output.resource)];
  const { name, fields } = output.kind === 'file' ? TEXT_FILE : output;
  const type = outputs.get(name) ?? deriveOutput(name, fields);
  outputs.set(name, type);
  if (output.kind === 'page') {
    const page = outputs.get(`${name}s`) ?? definePage(`${name}s`, () => type);
    outputs.set(`${name}s`, page);
    return () => page;
  }
  const isList = output.kind === 'fields' && output.isList;
  return () => (isList ? [type] : type);
}

const TEXT_FILE = { name: 'TextFile', fields: fileFields };
