import type { LandmarkName } from '@karibu/graph/contract';

/** What the map of a route says, and its list of stops. */
export const alt = (stops: string) => `Map of the route: ${stops}`;
export const byAir = (stop: string) => `by air to ${stop}`;
export const stops = 'Stops';
export const flight = 'Flight';
export const overWater = 'Over water';
export const kilometres = (length: number) => `${length.toLocaleString('en-US')} km`;
export const more = (first: string, others: number) => `${first} and ${others} more`;

/** The names of mountains, waters and islands on the map. */
export const landmarks: Record<LandmarkName, string> = {
  kilimanjaro: 'Kilimanjaro',
  meru: 'Meru',
  lengai: 'Ol Doinyo Lengai',
  victoria: 'Lake Victoria',
  tanganyika: 'Lake Tanganyika',
  natron: 'Lake Natron',
  eyasi: 'Lake Eyasi',
  manyara: 'Lake Manyara',
  zanzibar: 'Zanzibar',
  pemba: 'Pemba',
  indianOcean: 'Indian Ocean',
  arabianSea: 'Arabian Sea',
};
