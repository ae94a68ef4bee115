import type { Operation, Output } from '../../operation.ts';
import type { Resource } from '../../resource.ts';
import {
  answerContent,
  describeEndpoint,
  type Endpoint,
  jsonContent,
  pathParameter,
  queryParameter,
} from './endpoint.ts';
import { BODY_FAILURES, together, usual } from './failures.ts';
import { SHORT_PAGE } from './list-parameters.ts';
import {
  fieldSchema,
  fieldsSchema,
  inputSchema,
  type JsonObject,
  orNull,
  refersTo,
} from './schemas.ts';

/** The endpoint of an operation beyond the standard calls. */
export function operationEndpoint(described: Operation, resources: Resource[]): Endpoint {
  const { name, summary, audience, output, path, method, limits = [] } = described;
  const data = outputSchema(output, resources);
  const properties = {
    data: described.isNullable ? orNull(data) : data,
    ...(data.type === 'array' && { count: { type: 'integer' } }),
    ...(hasMessage(output) && { message: { type: 'string' } }),
  };
  return describeEndpoint({
    path: path.replace(/:(\w+)/g, '{$1}'),
    method,
    operationId: name,
    summary,
    audience,
    content: output.kind === 'file' ? fileContent(output.mediaType) : answerContent(properties),
    failures: together(
      method === 'get' ? usual('BAD_REQUEST') : BODY_FAILURES,
      path.includes(':id') && usual('NOT_FOUND'),
      limits.length > 0 && usual('TOO_MANY_REQUESTS'),
      described.failures,
    ),
    ...describeInput(described),
  });
}

/** Where the input comes from: named path parameters, and for the rest the query or the body. */
function describeInput({ input, path, method, output }: Operation) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.includes(key)));
  const isQuery = method === 'get';
  const inQuery = isQuery ? Object.entries(rest) : [];
  const parameters = [
    ...inPath.map((key) => pathParameter(key, input[key]?.label)),
    ...inQuery.map(([key, field]) => queryParameter(key, field.label, fieldSchema(field))),
    ...(output.kind === 'page' ? SHORT_PAGE : []),
  ];
  const hasBody = !isQuery && Object.keys(rest).length > 0;
  return { parameters, ...(hasBody && { body: jsonContent(inputSchema(rest)) }) };
}

/** Whether the answer repeats a message on the top level. */
function hasMessage(output: Output): boolean {
  return output.kind === 'fields' && !output.isList && 'message' in output.fields;
}

function outputSchema(output: Output, resources: Resource[]): JsonObject {
  if (output.kind === 'json' || output.kind === 'file') return {};
  if (output.kind === 'fields') {
    const one = fieldsSchema(output.fields);
    return output.isList ? { type: 'array', items: one } : one;
  }
  if (output.kind === 'page') return { type: 'array', items: fieldsSchema(output.fields) };
  const resource = resources.find(({ name }) => name === output.resource);
  const one = refersTo(String(resource?.type.singular));
  return output.kind === 'records' ? { type: 'array', items: one } : one;
}

function fileContent(mediaType: string): JsonObject {
  return { [mediaType.split(';')[0] ?? '']: { schema: { type: 'string' } } };
}
