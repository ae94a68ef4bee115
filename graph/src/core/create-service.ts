import type { DefinedResource } from './define-resource.ts';
import { deriveModel } from './derive/model.ts';
import { createReads } from './read/read.ts';
import type { Service, ServiceTools } from './service.ts';
import { createWrites } from './write/write.ts';

/** Puts the service of a resource together: reads, writes, and what the resource changes of them. */
export function createService(resource: DefinedResource, tools: ServiceTools): Service {
  const model = deriveModel(tools.connection, resource);
  const reads = createReads(resource, model, tools);
  const writes = createWrites({ resource, model, tools, reads });
  return resource.extend({ resource, model, ...reads, ...writes }, tools);
}
