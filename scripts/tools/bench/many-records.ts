import type { contentResources } from '@karibu/graph/contract.ts';
import { readRecords } from '../../demo/read-content.ts';
import { createDice, type Dice, pickOne } from './dice.ts';

type Name = keyof typeof contentResources;
type Values = Record<string, unknown>;

/** How many of a hundred pages are pages of these resources. The others are lists. */
const SHARES = { tours: 75, packages: 6, destinations: 5, blog: 8, careers: 1 } as const;

/** Records of one resource, for a site of many pages. */
export type ManyRecords = { name: Name; records: Values[] };

/**
 * Records of a site of about so many HTML pages, and the pictures that they show. Each record is
 * one of the demo's whose paragraphs, days and lines come from all of them, so that the length of
 * texts and their words are real. The same number of pages gives the same records.
 */
export async function makeManyRecords(pages: number, pictures: string[]): Promise<ManyRecords[]> {
  const dice = createDice(20_261_129);
  const made: ManyRecords[] = [];
  for (const name of ['gallery', 'team', 'testimonials', 'package-categories'] as const) {
    made.push({ name, records: await readSamples(name) });
  }
  for (const [name, share] of Object.entries(SHARES) as [keyof typeof SHARES, number][]) {
    const samples = await readSamples(name);
    const pool = poolOf(samples);
    const count = Math.max(samples.length, Math.round((pages * share) / 100));
    const records = Array.from({ length: count }, (_, index) => mix(samples, pool, index, dice));
    made.push({ name, records });
  }
  for (const { records } of made) for (const record of records) show(record, dice, pictures);
  spreadOverDestinations(made, dice);
  return made;
}

async function readSamples(name: Name): Promise<Values[]> {
  return (await readRecords(name)) as Values[];
}

/** By field, what all samples say in it: paragraphs of a text, entries of a list. */
function poolOf(samples: Values[]): Record<string, unknown[]> {
  const pool: Record<string, unknown[]> = {};
  for (const [name, value] of samples.flatMap((sample) => Object.entries(sample))) {
    const parts = partsOf(value);
    if (parts) pool[name] = [...(pool[name] ?? []), ...parts];
  }
  return pool;
}

function partsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value.startsWith('<p>') ? value.split(/(?=<p>)/) : null;
}

function mix(samples: Values[], pool: Record<string, unknown[]>, index: number, dice: Dice) {
  const sample = samples[index % samples.length] ?? {};
  const record: Values = { ...sample };
  for (const [name, value] of Object.entries(sample)) {
    const parts = partsOf(value);
    if (!parts?.length || name === 'gallery' || name === 'bestMonths') continue;
    const mixed = parts.map(() => pickOne(dice, pool[name] ?? parts));
    record[name] = typeof value === 'string' ? mixed.join('') : [...new Set(mixed)];
  }
  if (index < samples.length) return record;
  const nameField = 'title' in sample ? 'title' : 'name';
  const named = `${sample[nameField]} ${index + 1}`;
  Object.assign(record, { [nameField]: named, slug: `${sample.slug}-${index + 1}` });
  if ('isFeatured' in record) record.isFeatured = dice(100) < 2;
  if ('price' in record) record.price = 100 + dice(6000);
  return record;
}

function show(record: Values, dice: Dice, pictures: string[]): void {
  if ('image' in record) record.image = pickOne(dice, pictures);
  if (Array.isArray(record.gallery)) {
    record.gallery = record.gallery.map((entry) => ({ ...entry, url: pickOne(dice, pictures) }));
  }
}

const SYLLABLES = ['ka', 'lo', 'mwa', 'ndi', 'ru', 'sa', 'te', 'vu', 'we', 'zi', 'ngo', 'ba'];

/** Gives destinations names that are no part of others, and each tour one of them. */
function spreadOverDestinations(made: ManyRecords[], dice: Dice): void {
  const recordsOf = (name: Name) => made.find((each) => each.name === name)?.records ?? [];
  const names = recordsOf('destinations').map((place, index) => {
    if (!String(place.name).endsWith(` ${index + 1}`)) return String(place.name);
    const syllables = [12 ** 2, 12, 1].map((size) => SYLLABLES[Math.floor(index / size) % 12]);
    place.name = `${syllables.join('')}-ya-mto`;
    return String(place.name);
  });
  for (const tour of recordsOf('tours')) tour.destination = pickOne(dice, names);
}
