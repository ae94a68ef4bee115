import type { Field } from '#core/fields/index.ts';
import { lowerFirst } from '#core/letter-case.ts';
import { isContent, type Resource } from '#core/resource.ts';
import { resources } from '../resources/index.ts';
import { destinationInput, type Json, tourInput } from './test-server.ts';

/** Every content resource. A resource comes before those that refer to it. */
export const CONTENT: Resource[] = Object.values<Resource>(resources)
  .filter(isContent)
  .toSorted((a, b) => a.references.length - b.references.length);

/** The slug of every record that a sample refers to. */
const NAMED = 'samples';

/** Candidates for the value of a required field. */
const VALUES = ['Sample', 5, '3 Days', 'https://pictures.example/sample.jpg', 'a@karibu.example'];

const REMEDY = 'add one to VALUES in graph/src/testing/sample-records.ts';

/** A valid record of each content resource by its REST path, in the order of `CONTENT`. */
export const SAMPLE_RECORDS: Record<string, Json> = {
  ...Object.fromEntries(CONTENT.map((resource) => [`/${resource.name}`, sampleOf(resource)])),
  '/tours': tourInput(),
  '/destinations': destinationInput(),
};

/** The REST path of each content resource by its GraphQL field for one record. */
export const SAMPLE_FIELDS: Record<string, string> = Object.fromEntries(
  CONTENT.map(({ name, type }) => [lowerFirst(type.singular), `/${name}`]),
);

/** A record with every required field, and a slug that others can refer to. */
export function sampleOf({ name, fields, references, slugField }: Resource): Json {
  const isNamed = CONTENT.some((each) => each.references.some(({ resource }) => resource === name));
  const required = Object.entries(fields).filter(([, field]) => field.required);
  const named = references.filter(({ field }) => fields[field]?.required);
  return {
    ...Object.fromEntries(required.map(([key, field]) => [key, sampleValue(key, field)])),
    ...Object.fromEntries(named.map(({ field }) => [field, NAMED])),
    ...(isNamed && slugField && { [slugField]: NAMED }),
  };
}

/** The first candidate that the field accepts. Throws when it accepts none. */
function sampleValue(name: string, { schema, options = [] }: Field): unknown {
  const value = [...options, ...VALUES].find((each) => schema.safeParse(each).success);
  if (value === undefined) throw new Error(`No sample fits the field ${name}; ${REMEDY}`);
  return value;
}
