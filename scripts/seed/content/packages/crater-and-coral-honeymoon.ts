import type { PackageContent } from '../types.ts';

export const craterAndCoralHoneymoon: PackageContent = {
  title: 'Crater and Coral Honeymoon',
  slug: 'crater-and-coral-honeymoon',
  description: [
    '<p>Two tents and a house by the sea, chosen for their distance from the next one. You begin on the rim of Ngorongoro, where it is cold enough for a fire and an extra blanket, move on to the plains, and end where the only appointment is dinner on the sand.</p>',
    '<p>Somebody will bring coffee to the bed each morning. Nobody will sing, unless you ask.</p>',
  ].join(''),
  image: 'crater-and-coral-honeymoon',
  gallery: [
    { url: 'ngorongoro-crater-day', type: 'image' },
    { url: 'balloons-over-the-herds', type: 'image' },
    { url: 'dhow-at-sundown', type: 'image' },
    { url: 'palms-and-morning-sea', type: 'image' },
  ],
  category: 'honeymoon',
  destination: 'Ngorongoro, Serengeti & Zanzibar',
  duration: '9 Days',
  price: 4890,
  originalPrice: 5450,
  rating: 4.9,
  reviews: 48,
  highlights: [
    'A private vehicle and the same guide for five days',
    'Balloon flight over the Serengeti at sunrise, for two',
    'A bath with a view of the plain',
    'Dinner by lanterns on the beach at Matemwe',
    'A day on a dhow of your own',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arusha to the Ngorongoro rim',
      description: 'Four hours by road, a short walk, a long dinner and hot-water bottles.',
    },
    {
      day: 'Day 2',
      title: 'The crater, and a night in Karatu',
      description: 'The floor from six until noon, then a cottage among coffee trees.',
    },
    {
      day: 'Day 3',
      title: 'Karatu to Seronera, Serengeti',
      description: 'A drive across the plains, with a picnic and no hurry.',
    },
    {
      day: 'Day 4',
      title: 'By balloon over Seronera',
      description: 'Up at half past four, airborne at sunrise, breakfast on the grass.',
    },
    {
      day: 'Day 5',
      title: 'Seronera, all day or not at all',
      description: 'Your guide is ready at six, and quite happy to be sent away until four.',
    },
    {
      day: 'Day 6',
      title: 'Flight to Zanzibar and on to Matemwe',
      description: 'From the grass to the sand in about three hours.',
    },
    {
      day: 'Day 7',
      title: 'Matemwe',
      description: 'Nothing. In the evening, lanterns.',
    },
    {
      day: 'Day 8',
      title: 'A dhow for two, Matemwe',
      description: 'Sail, snorkel, sleep in the shade of the sail.',
    },
    {
      day: 'Day 9',
      title: 'Matemwe to the airport',
      description: 'Late checkout whenever the house is free.',
    },
  ],
  accommodation:
    'One night in a lodge of twelve rooms on the crater rim, one in a cottage on a coffee farm in Karatu, three in a tented camp of eight tents at Seronera, and three in a house with its own garden on Matemwe beach.',
  inclusions: [
    'Eight nights, all meals on safari, breakfast and dinner at Matemwe',
    'Private 4x4 and guide for five days',
    'Balloon flight and a day on a private dhow',
    'Flight from Seronera to Zanzibar',
    'All park and crater fees and transfers',
  ],
  exclusions: [
    'International flights and visas',
    'The compulsory Zanzibar visitor cover',
    'Drinks at Matemwe',
    'Gratuities',
  ],
  maxGroupSize: 2,
  isFeatured: true,
  isActive: true,
};
