/** The prices of a trip by season, and what goes with them. */
export const title = 'Prices';
export const text = 'US dollars per person, by start date.';
export const season = 'Season';
export const one = '1 traveller';
export const exactly = (travellers: number) => `${travellers}`;
export const between = (from: number, to: number) => `${from}–${to}`;
export const orMore = (from: number) => `${from} or more`;
export const everybody = 'Per person';
export const onRequest = 'On request';
export const span = (first: string, last: string) => `${first} – ${last}`;
export const single = (price: string) => `Single supplement: ${price}`;
export const children = (ages: string, share: string) => `Children ${ages} ${share}`;
export const childrenOfAnyAge = 'of any age';
export const free = 'travel free';
export const share = (percent: number) => `pay ${percent}%`;
export const outside = (price: string) => `All other dates: ${price} per person.`;

export const extras = 'Optional extras';
export const perPerson = (price: string) => `${price} per person`;
export const perTrip = (price: string) => `${price} per trip`;

export const closed = 'Closed dates';
export const because = (days: string, reason: string) => `${days}: ${reason}`;
export const parkFees = 'Park fees';
export const cancellation = 'Cancellation terms';
