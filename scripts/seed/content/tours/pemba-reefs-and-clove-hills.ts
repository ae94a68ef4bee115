import type { TourContent } from '../types.ts';

export const pembaReefsAndCloveHills: TourContent = {
  title: 'Pemba: Reefs and Clove Hills',
  slug: 'pemba-reefs-and-clove-hills',
  description: [
    '<p>Arab sailors called Pemba the green island, and so it is: steep little hills covered with clove trees, mangrove creeks between them, and hardly a hotel. In the harvest, from about July, mats of buds lie drying along every road and you smell the island before you land.</p>',
    '<p>To the west the sea floor drops away into a channel more than eight hundred metres deep, which is why the water is so clear. We snorkel at Misali, an uninhabited island where green turtles nest, and walk in Ngezi Forest at dusk, when the endemic flying foxes wake up and argue.</p>',
  ].join(''),
  image: 'pemba-reefs-and-clove-hills',
  gallery: [
    { url: 'pemba-island', type: 'image' },
    { url: 'over-the-coral-gardens', type: 'image' },
    { url: 'turtle-over-the-reef', type: 'image' },
    { url: 'mangroves-at-low-tide', type: 'image' },
  ],
  category: 'Sea & Reef',
  destination: 'Pemba Island',
  tourType: 'zanzibar-excursion',
  duration: '5 Days',
  price: 2000,
  rating: 4.8,
  reviews: 36,
  highlights: [
    'A whole day at Misali Island, on the reef and on its forest path',
    'Cloves from the tree to the mat, with a farmer near Wete',
    'The last tall forest of the island, at Ngezi',
    'The Pemba flying fox, brought back from the brink by village clubs',
    'The iron lighthouse of Ras Kigomasha, built in 1900',
  ],
  inclusions: [
    'Return flights between Zanzibar and Pemba, half an hour each way',
    'Four nights by the sea in the north of the island with breakfast and dinner',
    'Two boat days with picnic, guide, mask and fins',
    'Guided visits of clove farm, forest and lighthouse',
    'Conservation-area and forest fees',
    'All transfers on Pemba',
  ],
  exclusions: [
    'International flights and visa',
    'The compulsory Zanzibar visitor cover',
    'Scuba diving, which is superb and can be added',
    'Alcoholic drinks',
    'Gratuities',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Flight to Chake Chake and on to Makangale',
      description:
        'From the air you see why they call it green. The drive north, through Wete and Ngezi Forest, takes an hour and a half, and the afternoon is for the beach.',
    },
    {
      day: 'Day 2',
      title: 'Misali Island from Makangale',
      description:
        'By boat to Misali, two snorkels along the wall and one in the shallows. A ranger shows the turtles’ beaches; lunch is grilled under the almond trees.',
    },
    {
      day: 'Day 3',
      title: 'Clove hills and the flying foxes of Ngezi',
      description:
        'A farmer near Wete climbs his own trees at sixty. At dusk we stand in Ngezi when some hundreds of flying foxes leave their roost, and are back in Makangale for dinner.',
    },
    {
      day: 'Day 4',
      title: 'Ras Kigomasha and Njao Lagoon, Makangale',
      description:
        'The lighthouse in the morning, with a view over both seas, and a second boat day in the lagoon, gentle enough for beginners.',
    },
    {
      day: 'Day 5',
      title: 'Makangale to Zanzibar',
      description: 'Back to Chake Chake after breakfast; you are on Zanzibar for lunch.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 3, 7, 8, 9, 10, 11],
};
