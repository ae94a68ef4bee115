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

/** Names that records have in common, so that an edit of one touches pages of others. */
export const PLACES = ['Serengeti', 'Zanzibar', 'Northern Serengeti', 'Mara'];

/** A small site with some records of each resource, which name each other. */
export function makeSmallContent(): Snapshot {
  const members = Object.values<Resource>(contentResources).map((resource) => {
    const one = sampleRecordOf(resource, 1);
    if (resource.isSingle) return [camelCase(resource.name), { ...one, id: '1' }];
    return [camelCase(resource.name), [0, 1, 2].map((number) => related(resource, number))];
  });
  return {
    publicUrl: 'https://karibu.example',
    today: '2027-01-15',
    media: PICTURES.slice(1).map((url) => pictureAt(url, 'Seen')),
    redirects: {},
    ...Object.fromEntries(members),
  } as Snapshot;
}

/** What is known of an uploaded picture. */
export function pictureAt(url: string, alt: string) {
  const size = { width: 1536, height: 1024, widths: [320, 640, 1536] };
  return { url, placeholder: '#a1b2c3 #d4e5f6', ...size, alt };
}

/** Of these values, a record has those that its resource has fields for. */
function related(resource: Resource, number: number): Record<string, unknown> {
  const common: Record<string, unknown> = {
    destination: PLACES[number],
    tourName: `Sample ${number}`,
    image: PICTURES[number],
    itinerary: [{ ...defaultValues(DAY), day: 'Day 1', title: 'A', place: 'C', ...AT_A_PLACE }],
    category: resource.name === 'packages' ? 'sample-1' : 'Africa',
    ...(resource.name === 'destinations' && { name: PLACES[number], continent: 'Africa' }),
  };
  const names = Object.keys(common).filter((name) => name in resource.fields);
  const values = Object.fromEntries(names.map((name) => [name, common[name]]));
  return { ...sampleRecordOf(resource, number), ...values };
}

const DAY = contentResources.tours.fields.itinerary.of?.fields ?? {};
const AT_A_PLACE = { latitude: -3, longitude: 36 };
