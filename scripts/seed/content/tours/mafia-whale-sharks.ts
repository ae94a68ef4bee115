import type { TourContent } from '../types.ts';

export const mafiaWhaleSharks: TourContent = {
  title: 'Whale Sharks of Mafia Island',
  slug: 'mafia-whale-sharks',
  description: [
    '<p>Between October and March the largest fish in the sea feeds within sight of the jetty at Kilindoni. The plankton that drifts out from the Rufiji delta is what brings whale sharks here, most of them young males the length of a minibus, and they take no notice of a quiet swimmer at the surface.</p>',
    '<p>Mafia itself is a slow green island of coconut palms and cassava fields, south of Zanzibar and far from its crowds. We stay on Chole Bay, inside the marine park, and leave two mornings for the sharks, so that one windy day does not decide your journey.</p>',
    '<h3>How we swim with them</h3>',
    '<p>One small group in the water at a time, no touching, no flash, three metres of distance and more behind the tail. Our boatmen are fishermen of Kilindoni, who find the sharks by the birds above them.</p>',
  ].join(''),
  image: 'mafia-whale-sharks',
  gallery: [
    { url: 'mafia-island', type: 'image' },
    { url: 'coral-garden', type: 'image' },
    { url: 'palm-beach', type: 'image' },
    { url: 'menai-bay-by-dhow', type: 'image' },
  ],
  category: 'Sea & Reef',
  destination: 'Mafia Island',
  tourType: 'zanzibar-excursion',
  duration: '4 Days',
  price: 1920,
  rating: 4.8,
  reviews: 52,
  highlights: [
    'Two mornings with whale sharks off Kilindoni',
    'Snorkelling in the coral gardens of Chole Bay',
    'Fruit bats leaving their roost on Chole Island at dusk',
    'Ruins, boatbuilders and sandy lanes, seen on foot',
    'A dhow picnic on a sandbank',
    'Three nights by the sea inside Mafia Island Marine Park',
  ],
  inclusions: [
    'Return flights between Dar es Salaam and Mafia',
    'Three nights on Chole Bay with all meals',
    'Two whale-shark boat trips with crew and guide',
    'One dhow day in Chole Bay with picnic lunch',
    'Guided walk on Chole Island',
    'Marine park fees',
    'Mask, snorkel and fins',
    'All transfers on the island',
  ],
  exclusions: [
    'International flights and visa',
    'Flight or ferry between Zanzibar and Dar es Salaam',
    'Travel insurance',
    'Scuba diving',
    'Alcoholic drinks',
    'Gratuities',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Flight to Mafia and on to Chole Bay',
      description:
        'The small aircraft from Dar es Salaam needs little more than half an hour to Kilindoni and gives you the Rufiji delta from above. A drive of 15 km, about half an hour, leads across the island to Utende on Chole Bay. The afternoon is yours and the sea is warm.',
    },
    {
      day: 'Day 2',
      title: 'Whale sharks, then Chole Island at dusk',
      description:
        'We return to Kilindoni early and go out by boat for three to four hours, looking for feeding sharks. After lunch and a long rest a dhow takes us over to Chole, where boats are still built by eye and the fruit bats wake as the light goes.',
    },
    {
      day: 'Day 3',
      title: 'Coral gardens and a sandbank',
      description:
        'A day under sail in the bay, timed by the tide: two snorkels over sheltered coral, a sandbank for the picnic and a last stop where turtles come to graze on the seagrass. You come home salty and a little sunburnt on the ankles.',
    },
    {
      day: 'Day 4',
      title: 'A second chance, and farewell',
      description:
        'The sharks again, at first light, for those who wish; others sleep in. The flight back to Dar es Salaam leaves around midday or in the early afternoon and meets the evening connections.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [1, 2, 3, 10, 11, 12],
};
