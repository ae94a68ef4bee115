import {
  camelCase,
  contentResources,
  type Resource,
  type Snapshot,
} from '@karibu/graph/contract.ts';
import { defaultValues } from '@karibu/graph/core/read/record.ts';
import { sampleOf } from '@karibu/graph/testing/sample-records.ts';

export const PICTURES = [1, 2, 3].map(
  (number) => `/uploads/${'a7c'.repeat(6)}0${number}/1536.webp`,
);

const AT = '2026-11-28T08:00:00.000Z';

/** A record as a snapshot has it. Another number makes another record. */
export function sampleRecordOf(resource: Resource, number: number): Record<string, unknown> {
  const values = { ...defaultValues(resource.fields), ...sampleOf(resource) };
  const { slugField, title } = resource;
  const system = { id: `${number}`, _id: `${number}`, version: 1, createdAt: AT, updatedAt: AT };
  const named = title && { [title]: `Sample ${number}` };
  return { ...values, ...named, ...(slugField && { [slugField]: `sample-${number}` }), ...system };
}

/** A small site with some records of each resource. */
export function makeSmallContent(): Snapshot {
  const members = Object.values<Resource>(contentResources).map((resource) => {
    const one = sampleRecordOf(resource, 1);
    if (resource.isSingle) return [camelCase(resource.name), { ...one, id: '1' }];
    return [camelCase(resource.name), [1, 2, 3].map((number) => sampleRecordOf(resource, number))];
  });
  return {
    publicUrl: 'https://karibu.example',
    today: '2027-01-15',
    media: [],
    redirects: {},
    ...Object.fromEntries(members),
  } as Snapshot;
}
