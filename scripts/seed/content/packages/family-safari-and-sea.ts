import type { PackageContent } from '../types.ts';

export const familySafariAndSea: PackageContent = {
  title: 'Family Safari and Sea',
  slug: 'family-safari-and-sea',
  description: [
    '<p>The journey that we take with our own children: no drive above three hours without a reason to stop, a pool wherever we sleep, supper at half past six, and a guide who carries a box with skulls, feathers and a very old elephant tooth.</p>',
    '<p>Six days for Tarangire, Manyara and the crater are about as many as a nine-year-old enjoys. After that comes the sea, which needs no explaining.</p>',
  ].join(''),
  image: 'family-safari-and-sea',
  gallery: [
    { url: 'tarangire-elephants-and-baobabs', type: 'image' },
    { url: 'giraffes-at-noon', type: 'image' },
    { url: 'flamingos-at-first-light', type: 'image' },
    { url: 'zebra-pattern', type: 'image' },
    { url: 'palm-beach', type: 'image' },
  ],
  category: 'family',
  destination: 'Tarangire, Lake Manyara, Ngorongoro & Zanzibar',
  duration: '10 Days',
  price: 3150,
  originalPrice: 3480,
  rating: 4.9,
  reviews: 71,
  highlights: [
    'A private vehicle with a window for every child',
    'The junior ranger’s book, stamped in each park',
    'The treetop walkway at Lake Manyara',
    'Baking chapati in Mto wa Mbu',
    'Four days on a beach that stays shallow for a hundred metres',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arrival in Usa River',
      description: 'A garden, a pool and monkeys that steal toast.',
    },
    {
      day: 'Day 2',
      title: 'Tarangire, first drive',
      description: 'Two and a half hours by road, elephants by four o’clock. Night in Tarangire.',
    },
    {
      day: 'Day 3',
      title: 'Tarangire with a picnic',
      description: 'A morning out, an afternoon in the pool, tracks in plaster before supper.',
    },
    {
      day: 'Day 4',
      title: 'Lake Manyara and the treetops, night in Karatu',
      description: 'The walkway in the crowns, then hippos, then the hill road.',
    },
    {
      day: 'Day 5',
      title: 'Ngorongoro Crater from Karatu',
      description: 'Five hours on the floor. Zebras stand closer than at home the neighbours.',
    },
    {
      day: 'Day 6',
      title: 'Mto wa Mbu, and a second night in Karatu',
      description: 'Bicycles, bananas of eleven kinds, and chapati to take along.',
    },
    {
      day: 'Day 7',
      title: 'Flight to Zanzibar and on to Kendwa',
      description: 'From Lake Manyara airstrip; sand by the afternoon.',
    },
    {
      day: 'Day 8',
      title: 'Kendwa',
      description: 'Swimming at every tide, which is rare on this island.',
    },
    {
      day: 'Day 9',
      title: 'Turtles at Nungwi, night in Kendwa',
      description: 'The rescue pond, where you may feed and not ride.',
    },
    {
      day: 'Day 10',
      title: 'Kendwa to the airport',
      description: 'An hour and a half, with ice cream half-way.',
    },
  ],
  accommodation:
    'One night in a garden lodge at Usa River, two in a tented camp with family tents in Tarangire, three on a farm in Karatu and three in a beach hotel at Kendwa. Connecting rooms or family units throughout.',
  inclusions: [
    'Nine nights, all meals on safari, breakfast and dinner at Kendwa',
    'Private 4x4, child seats and guide for six days',
    'Flight from Lake Manyara to Zanzibar',
    'Walkway, park and crater fees',
    'Junior ranger’s book and binoculars for each child',
  ],
  exclusions: ['International flights and visas', 'Travel insurance', 'Drinks', 'Gratuities'],
  maxGroupSize: 8,
  isFeatured: true,
  isActive: true,
};
