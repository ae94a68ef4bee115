import { type FieldMap, resources } from '@karibu/graph/contract';

type Inputs = { inputFields: FieldMap; createOnly: FieldMap };

/** The fields of a resource that staff write. Throws for a name that the API lacks. */
export function fieldsOf(resource: string): FieldMap {
  return inputsOf(resource).inputFields;
}

/** The same with those of a new record alone, such as a password. */
export function newFieldsOf(resource: string): FieldMap {
  const { inputFields, createOnly } = inputsOf(resource);
  return { ...inputFields, ...createOnly };
}

function inputsOf(resource: string): Inputs {
  const known: Record<string, Inputs> = resources;
  const found = Object.hasOwn(known, resource) ? known[resource] : undefined;
  if (!found) throw new Error(`The API has no resource ${resource}`);
  return found;
}
