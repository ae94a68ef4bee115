import type { PackageContent, TourContent } from './types.ts';

/** Latitude and longitude in degrees, to about a kilometre. */
const PLACES = {
  Arusha: [-3.37, 36.68],
  'Usa River': [-3.37, 36.86],
  Moshi: [-3.35, 37.34],
  Karatu: [-3.34, 35.67],
  'Ngorongoro rim': [-3.24, 35.49],
  'Ngorongoro Crater': [-3.17, 35.58],
  Tarangire: [-3.86, 36.0],
  'Mto wa Mbu': [-3.36, 35.85],
  Seronera: [-2.43, 34.82],
  Kogatende: [-1.57, 34.89],
  Ndutu: [-3.02, 34.99],
  'Engare Sero': [-2.62, 35.88],
  'Mang’ola': [-3.5, 35.37],
  Lushoto: [-4.79, 38.29],
  Lukozi: [-4.66, 38.26],
  Mtae: [-4.48, 38.23],
  'Momella Gate': [-3.222, 36.843],
  'Miriakamba Hut': [-3.234, 36.797],
  'Saddle Hut': [-3.217, 36.768],
  'Machame Camp': [-3.094, 37.266],
  'Shira Camp': [-3.065, 37.284],
  'Forest Camp': [-3.0, 37.15],
  'Shira 1': [-3.02, 37.21],
  'Shira 2': [-3.05, 37.27],
  Barranco: [-3.096, 37.33],
  Karanga: [-3.105, 37.353],
  Barafu: [-3.1, 37.378],
  'Mweka Camp': [-3.138, 37.366],
  'Mweka Gate': [-3.22, 37.341],
  Materuni: [-3.25, 37.38],
  Kasiha: [-6.12, 29.73],
  Msembe: [-7.69, 34.93],
  Mtemere: [-7.75, 38.22],
  'Dar es Salaam': [-6.81, 39.28],
  Saadani: [-6.04, 38.78],
  'Stone Town': [-6.16, 39.19],
  Fumba: [-6.32, 39.28],
  Jozani: [-6.24, 39.41],
  Paje: [-6.27, 39.53],
  Michamvi: [-6.14, 39.5],
  Matemwe: [-5.86, 39.35],
  Kendwa: [-5.75, 39.29],
  Makangale: [-4.9, 39.69],
  'Chole Bay': [-7.97, 39.76],
  Negombo: [7.21, 79.84],
  Habarana: [8.03, 80.75],
  Kandy: [7.29, 80.64],
  'Nuwara Eliya': [6.95, 80.79],
  Ella: [6.87, 81.05],
  Yala: [6.37, 81.5],
  Galle: [6.03, 80.22],
  Muscat: [23.61, 58.54],
  Nizwa: [22.93, 57.53],
  'Sharqiya Sands': [22.3, 58.7],
  Sur: [22.57, 59.53],
} as const;

type PlaceName = keyof typeof PLACES;

/** Where each day of a journey ends. A journey home that ends at an airport has fewer than days. */
const ENDS: Record<string, PlaceName[]> = {
  'changuu-tortoises-and-nakupenda': ['Stone Town'],
  'chimpanzees-of-mahale': [...repeat('Kasiha', 4), 'Arusha'],
  'first-wind-kitesurfing-at-paje': ['Paje', 'Paje', 'Stone Town'],
  'from-the-mountain-to-the-monsoon': [
    ...repeat('Usa River', 2),
    ...repeat('Tarangire', 2),
    'Karatu',
    ...repeat('Seronera', 3),
    'Ngorongoro rim',
    ...repeat('Stone Town', 2),
    ...repeat('Matemwe', 2),
  ],
  'jozani-forest-and-the-east-coast': ['Paje'],
  'kilimanjaro-machame-route': [
    'Machame Camp',
    'Shira Camp',
    'Barranco',
    'Karanga',
    'Barafu',
    'Mweka Camp',
    'Mweka Gate',
  ],
  'lake-manyara-canoes-and-treetops': ['Mto wa Mbu', 'Arusha'],
  'lake-natron-flamingos': ['Engare Sero', 'Engare Sero', 'Arusha'],
  'leopards-and-tea-of-sri-lanka': [
    'Negombo',
    ...repeat('Habarana', 2),
    'Kandy',
    'Nuwara Eliya',
    'Ella',
    ...repeat('Yala', 2),
    'Galle',
    'Negombo',
  ],
  'mafia-whale-sharks': [...repeat('Chole Bay', 3), 'Dar es Salaam'],
  'materuni-waterfall-and-coffee': ['Materuni'],
  'menai-bay-by-dhow': ['Fumba'],
  'mnemba-reef-snorkel': ['Matemwe'],
  'mornings-with-the-hadza': ['Mang’ola', 'Mang’ola', 'Arusha'],
  'mount-meru-in-four-days': ['Miriakamba Hut', 'Saddle Hut', 'Miriakamba Hut', 'Momella Gate'],
  'ndutu-calving-season': ['Karatu', ...repeat('Ndutu', 3), 'Ngorongoro rim', 'Arusha'],
  'ngorongoro-crater-day': ['Ngorongoro Crater'],
  'northern-circuit-classic': ['Karatu', ...repeat('Seronera', 2), 'Ngorongoro rim', 'Arusha'],
  'pemba-reefs-and-clove-hills': [...repeat('Makangale', 4), 'Stone Town'],
  'ruaha-and-nyerere-by-air': [...repeat('Msembe', 3), ...repeat('Mtemere', 3), 'Dar es Salaam'],
  'serengeti-river-crossings': ['Karatu', 'Seronera', ...repeat('Kogatende', 4), 'Arusha'],
  'stone-town-and-spices': ['Stone Town'],
  'tarangire-elephants-and-baobabs': ['Tarangire', 'Tarangire', 'Arusha'],
  'usambara-mountains-on-foot': ['Lushoto', 'Lukozi', 'Mtae', 'Moshi'],
  'crater-and-coral-honeymoon': [
    'Ngorongoro rim',
    'Karatu',
    ...repeat('Seronera', 3),
    ...repeat('Matemwe', 3),
  ],
  'family-safari-and-sea': [
    'Usa River',
    ...repeat('Tarangire', 2),
    ...repeat('Karatu', 3),
    ...repeat('Kendwa', 3),
  ],
  'kilimanjaro-together': [
    'Moshi',
    'Forest Camp',
    'Shira 1',
    'Shira 2',
    'Barranco',
    'Karanga',
    'Barafu',
    'Mweka Camp',
    'Moshi',
  ],
  'little-explorers-by-bicycle': [
    ...repeat('Usa River', 2),
    'Mto wa Mbu',
    'Karatu',
    'Karatu',
    'Arusha',
  ],
  'rufiji-river-and-zanzibar-sands': [...repeat('Mtemere', 5), ...repeat('Michamvi', 3)],
  'saadani-elephants-by-the-sea': [...repeat('Saadani', 3), 'Stone Town'],
  'the-monsoon-route': [
    ...repeat('Muscat', 2),
    ...repeat('Nizwa', 2),
    'Sharqiya Sands',
    'Sur',
    'Muscat',
    ...repeat('Stone Town', 4),
  ],
  'two-quiet-islands': [
    ...repeat('Makangale', 4),
    'Stone Town',
    ...repeat('Chole Bay', 4),
    'Dar es Salaam',
  ],
};

/** The journeys, each day with the place where it ends. */
export function withPlaces<Journey extends TourContent | PackageContent>(
  journeys: readonly Journey[],
): Journey[] {
  return journeys.map((journey) => ({
    ...journey,
    itinerary: journey.itinerary.map((day, index) => {
      const place = ENDS[journey.slug]?.[index];
      if (!place) return day;
      const [latitude, longitude] = PLACES[place];
      return { ...day, place, latitude, longitude };
    }),
  }));
}

function repeat(place: PlaceName, times: number): PlaceName[] {
  return Array.from({ length: times }, () => place);
}
