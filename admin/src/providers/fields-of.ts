import { type FieldMap, filterFields, type Resource, resources } from '@karibu/graph/contract';

/** A field of a resource: `destinations.name`. */
export type KnownFrom = `${string}.${string}`;

/** The fields of a resource that staff write. Throws for a name that the API lacks. */
export function fieldsOf(resource: string): FieldMap {
  return definitionOf(resource).inputFields;
}

/** The same with those of a new record alone, such as a password. */
export function newFieldsOf(resource: string): FieldMap {
  const { inputFields, createOnly } = definitionOf(resource);
  return { ...inputFields, ...createOnly };
}

/** What a list can be narrowed by. */
export function filtersOf(resource: string): FieldMap {
  return filterFields(definitionOf(resource));
}

/** Says what is wrong with all values of a record of a resource together. */
export function checkOf(resource: string): Resource['check'] {
  return definitionOf(resource).check;
}

/** The field that a field names its records by: `stays.name` for `itinerary.2.stay` of a tour. */
export function namesFor(resource: string, source: string): KnownFrom | undefined {
  const field = source.replace(/\.\d+(?=\.)/g, '');
  const { references } = definitionOf(resource);
  const reference = references.find((each) => each.field === field && each.by === 'title');
  const title = reference && definitionOf(reference.resource).title;
  return reference && title ? `${reference.resource}.${title}` : undefined;
}

function definitionOf(resource: string): Resource {
  const known: Record<string, Resource> = resources;
  const found = Object.hasOwn(known, resource) ? known[resource] : undefined;
  if (!found) throw new Error(`The API has no resource ${resource}`);
  return found;
}
