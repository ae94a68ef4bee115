import { type FieldMap, resources } from '@karibu/graph/contract';

/** The fields of a resource that staff write. Throws for a name that the API lacks. */
export function fieldsOf(resource: string): FieldMap {
  const known: Record<string, { inputFields: FieldMap }> = resources;
  const found = Object.hasOwn(known, resource) ? known[resource] : undefined;
  if (!found) throw new Error(`The API has no resource ${resource}`);
  return found.inputFields;
}
