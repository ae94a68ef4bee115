import type { Field } from '#core/fields/index.ts';
import { lowerFirst } from '#core/letter-case.ts';
import { isContent, type Resource } from '#core/resource.ts';
import { resources } from '../resources/index.ts';
import { destinationInput, type Json, tourInput } from './test-server.ts';

/** Every kind of content that people make, what others name before what names it. */
export const CONTENT: Resource[] = Object.values<Resource>(resources)
  .filter(isContent)
  .toSorted((a, b) => a.references.length - b.references.length);

/** The slug of whatever a sample names in another resource. */
const NAMED = 'samples';

/** What a required field is tried with. */
const VALUES = ['Sample', 5, '3 Days', 'https://pictures.example/sample.jpg', 'a@karibu.example'];

/** A valid record of every kind of content by its REST path, in an order that makes references hold. */
export const SAMPLE_RECORDS: Record<string, Json> = {
  ...Object.fromEntries(CONTENT.map((resource) => [`/${resource.name}`, sampleOf(resource)])),
  '/tours': tourInput(),
  '/destinations': destinationInput(),
};

/** The REST path of each kind of content by GraphQL's name for one record. */
export const SAMPLE_FIELDS: Record<string, string> = Object.fromEntries(
  CONTENT.map(({ name, type }) => [lowerFirst(type.singular), `/${name}`]),
);

/** A record with a value in every required field, and a slug that others may name. */
export function sampleOf({ name, fields, references, slugField }: Resource): Json {
  const isNamed = CONTENT.some((each) => each.references.some(({ resource }) => resource === name));
  const required = Object.entries(fields).filter(([, field]) => field.required);
  return {
    ...Object.fromEntries(required.map(([key, field]) => [key, sampleValue(key, field)])),
    ...Object.fromEntries(references.map(({ field }) => [field, NAMED])),
    ...(isNamed && slugField && { [slugField]: NAMED }),
  };
}

/** The first value that the field takes. Throws where none of them will do. */
function sampleValue(name: string, { schema, options = [] }: Field): unknown {
  const value = [...options, ...VALUES].find((each) => schema.safeParse(each).success);
  if (value === undefined) throw new Error(`There is no sample for the field ${name}`);
  return value;
}
