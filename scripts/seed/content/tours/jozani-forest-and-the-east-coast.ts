import type { TourContent } from '../types.ts';

export const jozaniForestAndTheEastCoast: TourContent = {
  title: 'Jozani Forest and the East Coast',
  slug: 'jozani-forest-and-the-east-coast',
  description: [
    '<p>Zanzibar’s red colobus lives on these islands and nowhere else: a monkey in a rust-coloured coat with a white fringe and the air of a retired conductor. At Jozani, where the forest has been protected as Zanzibar’s only national park since 2004, they sit in the bushes by the path and eat leaves as if nobody were there.</p>',
    '<p>A boardwalk leads into the mangroves of Chwaka Bay. From there it is half an hour to Paje, where women farm seaweed in lines between the tides, and to a lunch with your feet in the sand.</p>',
  ].join(''),
  image: 'jozani-forest-and-the-east-coast',
  gallery: [
    { url: 'mangroves-at-low-tide', type: 'image' },
    { url: 'seaweed-harvest', type: 'image' },
    { url: 'palms-and-morning-sea', type: 'image' },
  ],
  category: 'Forest & Primates',
  destination: 'Jozani & Paje, Zanzibar',
  tourType: 'zanzibar-excursion',
  duration: '1 Day',
  price: 105,
  rating: 4.7,
  reviews: 93,
  highlights: [
    'Red colobus at a few metres, with a guide who keeps it at that',
    'Tall mahogany forest on coral rock',
    'A boardwalk through the mangroves, lively at low tide with crabs',
    'The seaweed farmers of Paje, and the soap they make',
    'Lunch and a swim on the east coast',
  ],
  inclusions: [
    'Collection anywhere in Stone Town or on the south-east coast',
    'Air-conditioned car and English-speaking guide',
    'Park and boardwalk fees with the ranger',
    'Visit to the seaweed cooperative',
    'Lunch with a soft drink',
  ],
  exclusions: ['Transfers from the north coast', 'Soap and oils', 'Alcoholic drinks', 'Gratuities'],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Jozani, the mangroves and Paje',
      description:
        'We leave Stone Town at half past seven and reach Jozani, 35 km away, before the first buses. An hour with the monkeys, half an hour among mangroves, and on to Paje for the seaweed at low water. The order turns round if the tide says so. Back in town by five.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10, 12],
};
