import type { Operation } from '../../operation.ts';
import type { Resource } from '../../resource.ts';
import type { Endpoint } from './endpoint.ts';
import { SHARED_RESPONSES } from './failures.ts';
import { operationEndpoint } from './operation-endpoint.ts';
import { resourceEndpoints } from './resource-endpoints.ts';
import { inputSchema, type JsonObject, recordSchema } from './schemas.ts';
import { SHARED_SCHEMAS } from './shared-schemas.ts';

const DESCRIPTION =
  'Content of a tour operator’s website. Each operation lists every status that it answers. ' +
  'An unexpected body may also be answered with 400, 413 or 415.';

/** The OpenAPI 3.1 document of the REST API. `others` are the endpoints without a definition. */
export function deriveOpenapi(
  resources: Resource[],
  operations: Operation[],
  others: Endpoint[],
): JsonObject {
  const endpoints = [
    ...resources.flatMap((resource) => resourceEndpoints(resource, resources)),
    ...operations.map((operation) => operationEndpoint(operation, resources)),
    ...others,
  ];
  return {
    openapi: '3.1.0',
    info: { title: 'Karibu', version: '1', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    paths: toPaths(endpoints),
    components: {
      schemas: toSchemas(resources),
      responses: SHARED_RESPONSES,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function toPaths(endpoints: Endpoint[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const { path, method, operation } of endpoints) {
    paths[path] = { ...paths[path], [method]: operation };
  }
  return paths;
}

function toSchemas(resources: Resource[]): JsonObject {
  const schemas: JsonObject = { ...SHARED_SCHEMAS };
  for (const { type, fields, inputFields } of resources) {
    schemas[type.singular] = recordSchema(fields);
    schemas[`${type.singular}Input`] = inputSchema(inputFields);
  }
  return schemas;
}
