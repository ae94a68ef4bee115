import { deriveOpenapi } from '#core/derive/openapi/document.ts';
import type { JsonObject } from '#core/derive/openapi/schemas.ts';
import type { Services } from '../services.ts';
import { OTHER_ENDPOINTS } from './other-endpoints.ts';

/** The OpenAPI document of everything below `/api`. It is committed as `graph/openapi.json`. */
export function describeRest({ byName, operations }: Services): JsonObject {
  const resources = [...byName.values()].map(({ resource }) => resource);
  return deriveOpenapi(resources, operations, OTHER_ENDPOINTS);
}
