import type { FieldMap } from './fields/index.ts';
import type { Operation } from './operation.ts';
import type { Action, Call, Resource, ResourceOptions } from './resource.ts';
import type { Service, ServiceTools } from './service.ts';

type ResourceCalls = {
  /** Changes the standard calls where this resource differs. */
  extend: (service: Service, tools: ServiceTools) => Service;
  /** Calls beyond the standard ones. */
  operations: (service: Service, tools: ServiceTools) => Operation[];
};

/** A resource with what it does beyond the standard calls. */
export type DefinedResource = Resource & ResourceCalls;

const ALL_CALLS: Call[] = ['list', 'get', 'create', 'update', 'remove', 'listHistory', 'restore'];
const ALL_CHANGES: Action[] = ['create', 'update', 'delete', 'restore'];
const SINGLE_CALLS: Call[] = ['get', 'update', 'listHistory', 'restore'];

/**
 * Defines a resource. The model, the service, the REST routes, the GraphQL types and resolvers and
 * the API reference are derived from what this returns.
 */
export function defineResource<Fields extends FieldMap>(
  options: ResourceOptions<Fields> & Partial<ResourceCalls>,
): DefinedResource {
  const entries = Object.entries(options.fields);
  const slugField = entries.find(([, field]) => field.control === 'slug')?.[0] ?? null;
  return {
    inputFields: options.fields,
    createOnly: {},
    filters: [],
    search: [],
    sort: '-createdAt',
    references: [],
    slugPath: '',
    isSingle: false,
    calls: options.isSingle ? SINGLE_CALLS : ALL_CALLS,
    isPublished: true,
    publishes: options.isPublished === false ? [] : ALL_CHANGES,
    maxAgeSeconds: 300,
    failures: {},
    extend: (service) => service,
    operations: () => [],
    ...options,
    unique: [...(options.unique ?? []), ...(slugField ? [slugField] : [])],
    publishedBy: options.publishedBy ?? null,
    slugField,
  };
}
