import type { TourContent } from '../types.ts';

export const leopardsAndTeaOfSriLanka: TourContent = {
  title: 'Leopards and Tea of Sri Lanka',
  slug: 'leopards-and-tea-of-sri-lanka',
  description: [
    '<p>Some six hours’ flight from our own coast, the same ocean washes an island that could have been planned by a safari guide: elephants by the hundred, one of the densest populations of leopard in the world, and a train through tea to get from one to the other.</p>',
    '<p>The dhow captains knew it as Serendib. We travel it with a partner family in Kandy whom we have known for years and whose drivers are as good as ours. Ten days are enough for the old cities, the hill country and two mornings and two afternoons in Yala.</p>',
    '<ul><li>Sigiriya before seven, while the steps are cool</li><li>The train from Nanu Oya to Ella, with a window that opens</li><li>Yala in a vehicle of our own</li></ul>',
  ].join(''),
  image: 'leopards-and-tea-of-sri-lanka',
  gallery: [
    { url: 'sri-lanka', type: 'image' },
    { url: 'leopard-on-a-bough', type: 'image' },
  ],
  category: 'Grand Journey',
  destination: 'Sri Lanka',
  tourType: 'safari',
  duration: '10 Days',
  price: 3000,
  rating: 4.8,
  reviews: 19,
  highlights: [
    'The rock fortress of Sigiriya, built in the fifth century',
    'Elephants gathering on the lake bed of Minneriya from July to September',
    'Kandy and the Temple of the Tooth',
    'Tea country by train, and the Nine Arches Bridge near Ella',
    'Two days among leopards, sloth bears and peafowl in Yala',
    'The ramparts of Galle at sunset',
  ],
  inclusions: [
    'Nine nights in small hotels and one tented camp with breakfast',
    'All meals in Yala',
    'Private car with driver-guide throughout',
    'Four game drives in Yala and one in Minneriya',
    'Train seats, entrance and park fees',
    'Airport transfers',
  ],
  exclusions: [
    'International flights and the electronic travel authorisation',
    'Travel insurance',
    'Lunch and dinner outside Yala',
    'Gratuities',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arrival in Negombo',
      description: 'A lagoon, a fish market and a bed, a quarter of an hour from the airport.',
    },
    {
      day: 'Day 2',
      title: 'Negombo to Habarana',
      description:
        'Four hours inland to the dry zone, with the painted caves of Dambulla on the way.',
    },
    {
      day: 'Day 3',
      title: 'Sigiriya and the elephants of Minneriya, Habarana',
      description:
        'Up the rock’s 1,200 steps at seven; in the afternoon by jeep to wherever the herds are that week.',
    },
    {
      day: 'Day 4',
      title: 'Habarana to Kandy',
      description:
        'Three hours through spice gardens. The evening service in the Temple of the Tooth begins with drums at half past six.',
    },
    {
      day: 'Day 5',
      title: 'Kandy to Nuwara Eliya',
      description:
        'Three hours uphill to 1,870 metres, tea on both sides, and a factory where you may smell every stage of it.',
    },
    {
      day: 'Day 6',
      title: 'By train to Ella',
      description:
        'Three hours from Nanu Oya at the speed of a bicycle. In Ella we walk to the Nine Arches Bridge, finished in 1921, and wait for the afternoon train to cross it.',
    },
    {
      day: 'Day 7',
      title: 'Ella to Yala',
      description:
        'Two and a half hours down to the coast, and a first drive from three until the gate closes.',
    },
    {
      day: 'Day 8',
      title: 'A full day in Yala',
      description:
        'Leopards are seen best before eight and after five. The hours between are for breakfast, a nap and mugger crocodiles.',
    },
    {
      day: 'Day 9',
      title: 'Yala to Galle',
      description:
        'A last drive at dawn and three hours along the coast, with the sun setting over the ramparts of Galle.',
    },
    {
      day: 'Day 10',
      title: 'Galle to the airport at Negombo',
      description: 'Two and a half hours on the expressway.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [2, 3, 4, 5, 6, 7, 8],
};
