import { plural } from '#words/plural.ts';

/** One request for all trips of the comparison. */
export const open = (count: number) =>
  plural(count, { one: 'Request this trip', other: `Request all ${count} trips` });
export const title = (count: number) =>
  plural(count, { one: 'Your request', other: `One request for ${count} trips` });
export const subject = (count: number) =>
  plural(count, { one: 'Request for a trip', other: `Request for ${count} trips` });
export const fullName = 'Full name';
export const wishes = 'Anything we should know';
export const wishesLine = (text: string) => `Wishes:\n${text}`;
export const send = 'Request these trips';
export const thanks = 'Thank you for your booking request! We will contact you shortly.';
export const apology =
  'There was an error processing your booking. Please try again or contact us directly.';
export const date = 'Date';
export const flexible = 'not fixed yet';
export const travelers = 'Travellers';
export const party = (travelers: number, children: number) =>
  `${travelers}, including ${children} ${plural(children, { one: 'child', other: 'children' })}`;
export const total = (amount: string) => `${amount} in total`;
export const totalFrom = (amount: string) => `from ${amount} in total`;
export const onRequest = 'price on request';
