import type { z } from 'zod';
import type { Field } from './field.ts';
import { rows } from './list.ts';
import { text } from './text.ts';

export type ItineraryDay = { day: string; title: string; description: string };

type ItineraryOptions = {
  label: string;
  help?: string;
  /** The day that stands alone where none remains. */
  fallback?: ItineraryDay;
};

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
    },
  });
  if (!fallback) return field;
  const filled = field.schema.transform((days) => (days.length > 0 ? days : [{ ...fallback }]));
  const schema = filled as unknown as z.ZodType<ItineraryDay[]>;
  return { ...field, schema, defaultValue: [fallback] };
}

function hasText(value: unknown): boolean {
  return typeof value !== 'string' ? value !== undefined && value !== null : value.trim() !== '';
}
