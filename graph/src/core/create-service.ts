import { deriveModel } from './derive/model.ts';
import { createReads } from './read/read.ts';
import type { Resource } from './resource.ts';
import type { Extension, Service, ServiceTools } from './service.ts';
import { createWrites } from './write/write.ts';

/** Puts the service of a resource together from its reads, its writes and its extension. */
export function createService(
  resource: Resource,
  tools: ServiceTools,
  { extend = (service) => service }: Extension = {},
): Service {
  const model = deriveModel(tools.connection, resource);
  const reads = createReads(resource, model, tools);
  const writes = createWrites({ resource, model, tools, reads });
  return extend({ resource, model, ...reads, ...writes }, tools);
}
