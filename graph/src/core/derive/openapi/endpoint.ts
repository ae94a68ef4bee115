import type { Failures } from '../../errors.ts';
import type { Audience } from '../../roles.ts';
import { failureResponses, NOT_MODIFIED_RESPONSE, together, usual } from './failures.ts';
import type { JsonObject } from './schemas.ts';

/** One entry of the document: what a method does at a path. */
export type Endpoint = { path: string; method: string; operation: JsonObject };

type Described = {
  path: string;
  method: string;
  operationId: string;
  summary: string;
  audience: Audience;
  /** The answer, by media type. */
  content: JsonObject;
  status?: 200 | 201;
  /** Its refusals, beside those for the viewer. */
  failures?: Failures;
  parameters?: JsonObject[];
  /** The body of the request, by media type. */
  body?: JsonObject;
};

/** An entry with every status that it can answer. Answers to reads have an `ETag`. */
export function describeEndpoint(described: Described): Endpoint {
  const { path, method, operationId, summary, audience, content, status = 200 } = described;
  const { failures, parameters = [], body } = described;
  return {
    path,
    method,
    operation: {
      operationId,
      summary,
      'x-audience': audience,
      ...(audience !== 'public' && { security: [{ bearer: [] }] }),
      responses: {
        [status]: { description: status === 201 ? 'Created' : 'The answer', content },
        ...(method === 'get' && NOT_MODIFIED_RESPONSE),
        ...failureResponses(
          together(
            AUDIENCE_FAILURES[audience],
            failures,
            method !== 'get' && WRITE_FAILURES,
            usual('INTERNAL'),
          ),
        ),
      },
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, content: body } }),
    },
  };
}

/** A full disk; and changes of others that take too long. */
const WRITE_FAILURES = usual('UNAVAILABLE', 'DISK_FULL');

const AUDIENCE_FAILURES: Record<Audience, Failures> = {
  public: {},
  staff: usual('UNAUTHENTICATED', 'FORBIDDEN'),
  editors: usual('UNAUTHENTICATED', 'FORBIDDEN'),
  admin: usual('UNAUTHENTICATED', 'FORBIDDEN'),
};

/** A JSON answer: `data`, and `count` where the answer is a list. */
export function answerContent(properties: {
  data: JsonObject;
  [name: string]: JsonObject;
}): JsonObject {
  return jsonContent({ type: 'object', required: Object.keys(properties), properties });
}

export function pathParameter(name: string, description = ''): JsonObject {
  const described = description && { description };
  return { name, in: 'path', required: true, ...described, schema: { type: 'string' } };
}

export function queryParameter(
  name: string,
  description = '',
  schema: JsonObject = {},
): JsonObject {
  return { name, in: 'query', ...(description && { description }), schema };
}

export function jsonContent(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}
