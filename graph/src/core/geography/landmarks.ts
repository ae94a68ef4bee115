/** A mountain or a water by the key of its name, which each workspace has in its own words. */
export type Landmark = {
  name: LandmarkName;
  kind: 'peak' | 'water';
  at: [latitude: number, longitude: number];
  /** Known from afar: named on maps of half a continent too. */
  isLarge?: boolean;
};

export type LandmarkName =
  | ('kilimanjaro' | 'meru' | 'lengai' | 'victoria' | 'tanganyika' | 'natron' | 'eyasi')
  | ('manyara' | 'zanzibar' | 'pemba' | 'indianOcean' | 'arabianSea');

/** What a traveller steers by, drawn where it is in view and there is room. */
export const LANDMARKS: Landmark[] = [
  { name: 'kilimanjaro', kind: 'peak', at: [-3.076, 37.353] },
  { name: 'meru', kind: 'peak', at: [-3.247, 36.748] },
  { name: 'lengai', kind: 'peak', at: [-2.764, 35.914] },
  { name: 'victoria', kind: 'water', at: [-1.2, 32.9], isLarge: true },
  { name: 'tanganyika', kind: 'water', at: [-6.0, 29.45], isLarge: true },
  { name: 'natron', kind: 'water', at: [-2.37, 36.02] },
  { name: 'eyasi', kind: 'water', at: [-3.65, 35.03] },
  { name: 'manyara', kind: 'water', at: [-3.62, 35.82] },
  { name: 'zanzibar', kind: 'water', at: [-6.1, 39.6], isLarge: true },
  { name: 'pemba', kind: 'water', at: [-5.2, 39.92] },
  { name: 'indianOcean', kind: 'water', at: [-7.2, 40.3], isLarge: true },
  { name: 'indianOcean', kind: 'water', at: [0, 58], isLarge: true },
  { name: 'arabianSea', kind: 'water', at: [14.5, 62], isLarge: true },
];
