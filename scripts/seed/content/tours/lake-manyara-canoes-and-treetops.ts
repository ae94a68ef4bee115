import type { TourContent } from '../types.ts';

export const lakeManyaraCanoesAndTreetops: TourContent = {
  title: 'Lake Manyara: Canoes and Treetops',
  slug: 'lake-manyara-canoes-and-treetops',
  description: [
    '<p>Manyara is narrow: a wall of rock six hundred metres high, a strip of forest fed by springs from under that wall, and then the lake. Within an hour’s drive you pass blue monkeys, elephants, hippos and a shore that is pink when the flamingos are in.</p>',
    '<p>It is also a park to leave the car in. A walkway of 370 metres leads through the crowns of the mahoganies, up to eighteen metres above the ground, and when the water is high enough we paddle along the shore with a ranger, among pelicans and at a sensible distance from the hippos.</p>',
  ].join(''),
  image: 'lake-manyara-canoes-and-treetops',
  gallery: [
    { url: 'flamingos-at-first-light', type: 'image' },
    { url: 'hippos-in-the-evening', type: 'image' },
    { url: 'fish-eagle-over-the-lake', type: 'image' },
    { url: 'fever-trees-in-the-mist', type: 'image' },
  ],
  category: 'Short Break',
  destination: 'Lake Manyara',
  tourType: 'safari',
  duration: '2 Days',
  price: 590,
  rating: 4.6,
  reviews: 58,
  highlights: [
    'Two hours by canoe along the shore, when the lake is high enough',
    'The treetop walkway, 370 metres from end to end',
    'Blue monkeys, baboons and elephants in the groundwater forest',
    'Some four hundred kinds of bird',
    'An evening with the farmers and cooks of Mto wa Mbu',
  ],
  inclusions: [
    'One night in Mto wa Mbu with dinner and breakfast',
    'Two picnic lunches',
    'Private 4x4 with English-speaking guide',
    'Park, walkway and canoe fees, with the ranger',
    'Collection in Arusha and return',
  ],
  exclusions: ['Travel insurance', 'Drinks with dinner', 'Night drive', 'Gratuities'],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arusha to Mto wa Mbu, and into the forest',
      description:
        'It is 115 km and two hours to the gate. We drive through the forest and out to the hippo pool before lunch, climb to the walkway when the monkeys are awake again at three, and spend the night in Mto wa Mbu.',
    },
    {
      day: 'Day 2',
      title: 'The lake by canoe, and home to Arusha',
      description:
        'On the water by seven, while it is flat. If the lake is too low we walk along the shore instead. After lunch at the hot springs of Maji Moto the road leads home, and you are in Arusha by six.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10, 12],
};
