import type { LandmarkName } from '@karibu/graph/contract';

/** What the map of the back office calls mountains and waters. */
export const landmarkNames: Record<LandmarkName, string> = {
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
