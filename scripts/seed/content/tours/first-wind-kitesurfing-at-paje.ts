import type { TourContent } from '../types.ts';

export const firstWindKitesurfingAtPaje: TourContent = {
  title: 'First Wind: Kitesurfing at Paje',
  slug: 'first-wind-kitesurfing-at-paje',
  description: [
    '<p>The reef off Paje lies a kilometre out, and between it and the beach the lagoon is waist deep, warm and flat. With a steady side-onshore wind it is hard to think of a kinder place to fall into the water.</p>',
    '<p>Three days are what most people need to ride a first hundred metres. You learn from one instructor, two pupils at most, with a radio in your helmet and lessons set by the tide. The wind blows in two seasons: the kusi from the south-east, June to September, and the kaskazi from the north-east, late December to February.</p>',
  ].join(''),
  image: 'first-wind-kitesurfing-at-paje',
  gallery: [
    { url: 'palms-and-morning-sea', type: 'image' },
    { url: 'hammock-in-the-shade', type: 'image' },
    { url: 'boats-at-low-tide', type: 'image' },
  ],
  category: 'Sea & Reef',
  destination: 'Paje, Zanzibar',
  tourType: 'zanzibar-excursion',
  duration: '3 Days',
  price: 620,
  rating: 4.8,
  reviews: 44,
  highlights: [
    'Nine hours of lessons, shared by two at most',
    'A lagoon without rocks, currents or boats',
    'Two nights a few steps from the water',
    'Yoga on the roof, for what hurts',
    'A day without wind is not lost: it is paid back or spent on a dhow',
  ],
  inclusions: [
    'Nine hours with a certified instructor',
    'Kite, board, harness, helmet and radio',
    'Two nights with breakfast in Paje',
    'Rescue boat',
    'Transfer from Stone Town or the airport and back',
  ],
  exclusions: [
    'Travel insurance that covers kitesurfing',
    'Lunch and dinner',
    'Drinks',
    'Gratuities',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Stone Town to Paje, and the kite on land',
      description:
        'An hour and a quarter by road. Safety, set-up and steering on the beach, then the first pull through the water if tide and wind allow. Night in Paje.',
    },
    {
      day: 'Day 2',
      title: 'Body drag and board, Paje',
      description:
        'Two sessions of an hour and a half to two hours. By the afternoon most pupils stand for a moment and look very surprised. Night in Paje.',
    },
    {
      day: 'Day 3',
      title: 'First rides, and back to Stone Town',
      description: 'The last three hours, on one tack or both. We drive you back, salty, at five.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 12],
};
