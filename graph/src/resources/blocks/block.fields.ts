import { choices, MEALS, type RecordOf, text } from '#core/fields/index.ts';

export const blockFields = {
  name: text({ label: 'Name', required: true, help: 'By which it is found.' }),
  title: text({ label: 'Title', required: true }),
  description: text({ label: 'Description', required: true, multiline: true }),
  place: text({ label: 'Place', maxLength: 60, help: 'Where the day ends.' }),
  meals: choices({ label: 'Meals', options: MEALS }),
  stay: text({ label: 'Stay', maxLength: 120, help: 'The name of a stay.' }),
};

/** A day that recurs in many trips. */
export type Block = RecordOf<typeof blockFields>;
