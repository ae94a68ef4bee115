/** What the map of a route says, and its list of stops. */
export const alt = (stops: string) => `Map of the route: ${stops}`;
export const byAir = (stop: string) => `by air to ${stop}`;
export const stops = 'Stops';
export const flight = 'Flight';
export const overWater = 'Over water';
export const kilometres = (length: number) => `${length.toLocaleString('en-US')} km`;
export const more = (first: string, others: number) => `${first} and ${others} more`;

/** The names of mountains, waters and islands on the map. */
export const kilimanjaro = 'Kilimanjaro';
export const meru = 'Meru';
export const lengai = 'Ol Doinyo Lengai';
export const victoria = 'Lake Victoria';
export const tanganyika = 'Lake Tanganyika';
export const natron = 'Lake Natron';
export const eyasi = 'Lake Eyasi';
export const manyara = 'Lake Manyara';
export const zanzibar = 'Zanzibar';
export const pemba = 'Pemba';
export const indianOcean = 'Indian Ocean';
export const arabianSea = 'Arabian Sea';
