import {
  isBlankRow,
  lines,
  money,
  optionalInteger,
  optionalSelect,
  rowId,
  rows,
  select,
  text,
  type ValuesOf,
} from '#core/fields/index.ts';
import { closedDates, departures } from './departures.ts';
import { faqs } from './faqs.ts';
import { rates } from './rates.ts';
import { relatedTrips } from './related-trips.ts';

export const TRIP_STYLES = ['private', 'group'] as const;

const extraFields = {
  id: rowId(),
  name: text({ label: 'Name', required: true, maxLength: 120 }),
  price: money({ label: 'Price', required: true }),
  per: select({ label: 'Price is for', options: ['person', 'trip'] }),
};

/** Something that can be added to a trip. */
export type Extra = ValuesOf<typeof extraFields>;

/** What tours and packages say alike. All of it may be missing. */
export const tripFields = {
  style: optionalSelect({ label: 'Private or group', options: TRIP_STYLES }),
  minAge: optionalInteger({ label: 'Minimum age', min: 0, max: 99 }),
  effort: optionalInteger({ label: 'Effort', min: 1, max: 5, help: '1 is easy, 5 is very hard.' }),
  start: text({ label: 'Starts in', maxLength: 120 }),
  end: text({ label: 'Ends in', maxLength: 120 }),
  guideLanguages: lines({ label: 'Languages of the guide' }),
  minParty: optionalInteger({ label: 'Smallest party', min: 1, max: 1000 }),
  rates: rates(),
  departures: departures(),
  closedDates: closedDates(),
  extras: rows({
    label: 'Extras',
    help: 'What can be added to the trip.',
    fields: extraFields,
    keep: (row) => !isBlankRow(extraFields, row),
    maxRows: 60,
  }),
  parkFees: text({ label: 'Park fees', multiline: true, help: 'Which of them are included.' }),
  cancellation: text({ label: 'Cancellation terms', multiline: true, maxLength: 4000 }),
  faqs: faqs(),
  planner: text({
    label: 'Planner',
    maxLength: 120,
    help: 'The name of the team member who plans this trip.',
  }),
  relatedTrips: relatedTrips(),
};
