import type { PackageContent } from '../types.ts';

export const twoQuietIslands: PackageContent = {
  title: 'Two Quiet Islands',
  slug: 'two-quiet-islands',
  description: [
    '<p>For those who have had enough of the wedding and want to see nobody. Pemba is all green hills and clear water; Mafia is all coconut palms and slow afternoons. Neither has a night club, a jet ski or a queue.</p>',
    '<p>Small aircraft connect the two by way of Zanzibar, and we have left one night in Stone Town between them, to remember what other people look like.</p>',
  ].join(''),
  image: 'two-quiet-islands',
  gallery: [
    { url: 'pemba-island', type: 'image' },
    { url: 'mafia-island', type: 'image' },
    { url: 'beside-a-whale-shark', type: 'image' },
    { url: 'hammock-in-the-shade', type: 'image' },
    { url: 'lunch-on-a-sandbank', type: 'image' },
  ],
  category: 'honeymoon',
  destination: 'Pemba Island, Stone Town & Mafia Island',
  duration: '10 Days',
  price: 3280,
  rating: 4.8,
  reviews: 17,
  highlights: [
    'A hammock each, or one for both',
    'Misali’s reef by boat, with a picnic on the beach',
    'Whale sharks off Kilindoni, from October to March',
    'A sandbank that is yours until the tide wants it back',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Flight to Pemba and on to Makangale',
      description: 'Half an hour in the air and an hour and a half through clove hills.',
    },
    {
      day: 'Day 2',
      title: 'Misali from Makangale',
      description: 'A boat, a reef and lunch under an almond tree.',
    },
    {
      day: 'Day 3',
      title: 'Ngezi Forest, Makangale',
      description: 'Flying foxes at dusk; before that, the hammock.',
    },
    { day: 'Day 4', title: 'Makangale', description: 'A free day.' },
    {
      day: 'Day 5',
      title: 'Flight to Stone Town',
      description: 'A night in a merchant’s house, with dinner on the roof.',
    },
    {
      day: 'Day 6',
      title: 'By way of Dar es Salaam to Chole Bay, Mafia',
      description: 'Two short flights, and the sea again by two o’clock.',
    },
    { day: 'Day 7', title: 'Under sail on Chole Bay', description: 'Two snorkels, one sandbank.' },
    {
      day: 'Day 8',
      title: 'Chole Bay',
      description: 'Whale sharks in their season; out of it, boatbuilders and ruins on foot.',
    },
    {
      day: 'Day 9',
      title: 'Chole Bay',
      description: 'Another free day. You will be good at it by now.',
    },
    {
      day: 'Day 10',
      title: 'Mafia to Dar es Salaam',
      description: 'The midday flight meets the evening connections.',
    },
  ],
  accommodation:
    'Four nights in a bungalow above the beach at Makangale, one in a house of 1890 in Stone Town, and four in a banda on stilts on Chole Bay. Fans and sea wind everywhere, air conditioning in Stone Town.',
  inclusions: [
    'Nine nights with breakfast and dinner',
    'Flights between Zanzibar, Pemba, Dar es Salaam and Mafia',
    'Two boat days on Pemba and two on Mafia',
    'Forest, marine park and conservation-area fees',
    'All transfers',
  ],
  exclusions: [
    'International flights and visas',
    'Lunch on free days',
    'Scuba diving',
    'Gratuities',
  ],
  maxGroupSize: 2,
  isFeatured: false,
  isActive: true,
};
