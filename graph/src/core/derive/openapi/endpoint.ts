import type { Audience } from '../../access.ts';
import type { JsonObject } from './schemas.ts';

/** One entry of the document: what a method does at a path. */
export type Endpoint = { path: string; method: string; operation: JsonObject };

type Answer = {
  operationId: string;
  summary: string;
  audience: Audience;
  /** What the answer holds: `data`, and `count` where it says how many records match. */
  properties: { data: JsonObject; [name: string]: JsonObject };
  status?: string;
};

export const FAILURE: JsonObject = {
  description: 'Why not',
  content: jsonContent({ $ref: '#/components/schemas/Error' }),
};

/** An operation object with its answers; parameters and a body are added to it. */
export function describeAnswer(answer: Answer): JsonObject {
  const { operationId, summary, audience, properties, status = '200' } = answer;
  return {
    operationId,
    summary,
    'x-audience': audience,
    ...(audience !== 'public' && { security: [{ bearer: [] }] }),
    responses: {
      [status]: {
        description: 'The answer',
        content: jsonContent({ type: 'object', required: Object.keys(properties), properties }),
      },
      default: FAILURE,
    },
  };
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

export function jsonBody(schema: JsonObject): JsonObject {
  return { requestBody: { required: true, content: jsonContent(schema) } };
}

export function jsonContent(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}
