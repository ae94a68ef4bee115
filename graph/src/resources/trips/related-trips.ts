import { type Field, lines } from '#core/fields/index.ts';

/** The slugs of tours and packages that a record leads to. One that leads nowhere is not shown. */
export function relatedTrips(): Field<string[]> {
  return lines({
    label: 'Related trips',
    help: 'Slugs of tours and packages that are shown first, one on each line.',
  });
}
