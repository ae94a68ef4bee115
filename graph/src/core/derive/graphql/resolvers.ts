import type { ClassType } from 'type-graphql';
import type { Operation } from '../../operation.ts';
import type { Service } from '../../service.ts';
import { operationField } from './operation-field.ts';
import { defineResolver } from './resolver-class.ts';
import { resourceFields } from './resource-fields.ts';
import { deriveTypes } from './types.ts';

/** The resolver classes of all services and operations. */
export function deriveResolvers(services: Service[], operations: Operation[]): ClassType[] {
  const records = new Map<string, ClassType>();
  const outputs = new Map<string, ClassType>();
  const resolvers = services.map((service) => {
    const types = deriveTypes(service.resource);
    records.set(service.resource.name, types.record);
    return defineResolver(service.resource.type.plural, resourceFields(service, types));
  });
  const fields = operations.map((operation) => operationField(operation, records, outputs));
  return [...resolvers, defineResolver('Operations', fields)];
}
