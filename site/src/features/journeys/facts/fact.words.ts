import type { TRIP_STYLES } from '@karibu/graph/contract';

/** The facts of a trip, and what each of them says. */
export const label = 'At a glance';
export const style = 'Style';
export const styles: Record<(typeof TRIP_STYLES)[number], string> = {
  private: 'Private',
  group: 'Small group',
};
export const groupSize = 'Group size';
export const atMost = (most: number) => `Up to ${most}`;
export const minAge = 'Age';
export const fromAge = (age: number) => `From ${age} years`;
export const minParty = 'Minimum party';
export const travellers = (least: number) => `${least} travellers`;
export const effort = 'Effort';
/** From the easiest to the hardest. */
export const efforts = ['Easy', 'Light', 'Moderate', 'Demanding', 'Very demanding'];
export const start = 'Starts in';
export const end = 'Ends in';
export const languages = 'Guide speaks';
