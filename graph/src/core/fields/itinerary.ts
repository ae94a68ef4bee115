import type { z } from 'zod';
import type { Field } from './field.ts';
import { rows } from './list.ts';
import { optionalNumber } from './number.ts';
import { text } from './text.ts';

type DayTexts = { day: string; title: string; description: string };

/** Where a day ends, for the map of the journey. Either both coordinates are given or none. */
type Stop = { place: string; latitude: number | null; longitude: number | null };

export type ItineraryDay = DayTexts & Stop;

type ItineraryOptions = {
  label: string;
  help?: string;
  /** The only day of an itinerary whose days were all dropped. */
  fallback?: DayTexts;
};

const NO_STOP: Stop = { place: '', latitude: null, longitude: null };

/** The days of a journey. A day without a title or a description is dropped. */
export function itinerary(options: ItineraryOptions): Field<ItineraryDay[]> {
  const { label, fallback } = options;
  const field: Field<ItineraryDay[]> = rows({
    label,
    help: options.help ?? 'A day without a title or a description is dropped.',
    keep: (day) => hasText(day.title) && hasText(day.description),
    fields: {
      day: text({ label: 'Day', maxLength: 40 }),
      title: text({ label: 'Title', required: true }),
      description: text({ label: 'Description', required: true, multiline: true }),
      place: text({ label: 'Place', maxLength: 60, help: 'Where the day ends, for the map.' }),
      latitude: optionalNumber({ label: 'Latitude', min: -90, max: 90, help: SIGNS.latitude }),
      longitude: optionalNumber({ label: 'Longitude', min: -180, max: 180, help: SIGNS.longitude }),
    },
  });
  const schema = field.schema.superRefine(requirePairs);
  if (!fallback) return { ...field, schema };
  const lone = { ...fallback, ...NO_STOP };
  const filled = schema.transform((days) => (days.length > 0 ? days : [{ ...lone }]));
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
