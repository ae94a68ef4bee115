import type { z } from 'zod';
import type { Field } from './field.ts';
import { choices, rows } from './list.ts';
import { optionalNumber } from './number.ts';
import { rowId } from './row-id.ts';
import { text } from './text.ts';

type DayTexts = { day: string; title: string; description: string };

/** Where a day ends, for the map of the journey. Either both coordinates are given or none. */
type Stop = { place: string; latitude: number | null; longitude: number | null };

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/** `stay` is the name of a stay, and `id` the mark by which a save knows the day. */
type Night = { id: string; meals: (typeof MEALS)[number][]; stay: string };

export type ItineraryDay = DayTexts & Stop & Night;

type ItineraryOptions = {
  label: string;
  help?: string;
  /** The only day of an itinerary whose days were all dropped. */
  fallback?: DayTexts;
};

const NO_STOP: Stop = { place: '', latitude: null, longitude: null };
const NO_NIGHT: Night = { id: '', meals: [], stay: '' };

/** The days of a journey. A day without a title or a description is dropped. */
export function itinerary(options: ItineraryOptions): Field<ItineraryDay[]> {
  const { label, fallback } = options;
  const field: Field<ItineraryDay[]> = rows({
    label,
    help: options.help ?? 'A day without a title or a description is dropped.',
    keep: (day) => hasText(day.title) && hasText(day.description),
    fields: {
      id: rowId(),
      day: text({ label: 'Day', maxLength: 40 }),
      title: text({ label: 'Title', required: true }),
      description: text({ label: 'Description', required: true, multiline: true }),
      place: text({ label: 'Place', maxLength: 60, help: 'Where the day ends, for the map.' }),
      latitude: optionalNumber({ label: 'Latitude', min: -90, max: 90, help: SIGNS.latitude }),
      longitude: optionalNumber({ label: 'Longitude', min: -180, max: 180, help: SIGNS.longitude }),
      meals: choices({ label: 'Meals', options: MEALS }),
      stay: text({ label: 'Stay', maxLength: 120, help: 'The name of the stay for the night.' }),
    },
  });
  const schema = field.schema.superRefine(requirePairs);
  if (!fallback) return { ...field, schema };
  const lone = { ...fallback, ...NO_STOP, ...NO_NIGHT };
  const filled = schema.transform((days) => (days.length > 0 ? days : [structuredClone(lone)]));
  return {
    ...field,
    schema: filled as unknown as z.ZodType<ItineraryDay[]>,
    defaultValue: [lone],
  };
}

const SIGNS = { latitude: 'Degrees; south is negative.', longitude: 'Degrees; west is negative.' };

function requirePairs(days: ItineraryDay[], context: z.RefinementCtx<ItineraryDay[]>): void {
  for (const [index, { latitude, longitude }] of days.entries()) {
    if ((latitude === null) === (longitude === null)) continue;
    const missing = latitude === null ? 'latitude' : 'longitude';
    const message = 'Give both coordinates, or neither';
    context.addIssue({ code: 'custom', path: [index, missing], message });
  }
}

function hasText(value: unknown): boolean {
  return typeof value !== 'string' ? value !== undefined && value !== null : value.trim() !== '';
}
