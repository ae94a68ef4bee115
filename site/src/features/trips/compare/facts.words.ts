/** What a comparison tells of trips beside what their cards do. */
export const packageKind = 'Package';
export const groupSize = 'Group size';
export const upTo = (most: number) => `Up to ${most}`;
export const minAge = 'Minimum age';
export const years = (age: number) => `${age} years`;
export const startAndEnd = 'Start and end';
export const languages = 'Languages of the guide';
export const route = 'Route';
export const inclusions = 'Included';
export const exclusions = 'Not included';
export const differs = 'differs';

/** Who goes, and when: the prices are for them. */
export const party = 'Prices for';
export const date = 'Date';
export const travelers = 'Travellers';
export const children = 'Including children';
export const total = (amount: string) => `${amount} in total`;
export const totalFrom = (amount: string) => `from ${amount} in total`;
export const onRequest = 'On request for this date and party';
export { unavailable } from '../trip-list.words.ts';
export const request = 'Request this trip';
export const requestTrip = (title: string) => `Request this trip: ${title}`;
export const print = 'Print';
