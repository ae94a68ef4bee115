import type { PackageContent } from '../types.ts';

export const saadaniElephantsByTheSea: PackageContent = {
  title: 'Saadani: Elephants by the Sea',
  slug: 'saadani-elephants-by-the-sea',
  description: [
    '<p>Saadani is the one national park in East Africa whose beach has elephant tracks on it. It lies on the mainland opposite Zanzibar, a small park of palms, creeks and red savannah, and there are mornings when you drink coffee with giraffes to the left and dhows to the right.</p>',
    '<p>Come here if you have time for one place only, and cannot decide between the bush and the sea. It is not the Serengeti, and does not pretend to be; it is quiet, green and rather strange, and we love it.</p>',
  ].join(''),
  image: 'saadani-elephants-by-the-sea',
  gallery: [
    { url: 'turtle-over-the-reef', type: 'image' },
    { url: 'giraffes-at-noon', type: 'image' },
    { url: 'dhow-at-sundown', type: 'image' },
  ],
  category: 'safari-and-beach',
  destination: 'Saadani & Zanzibar',
  duration: '5 Days',
  price: 1890,
  rating: 4.6,
  reviews: 23,
  highlights: [
    'Game drives that end in a swim',
    'By boat up the Wami River, between hippos and colobus monkeys',
    'Green turtles, hatched and watched over by the village of Saadani',
    'A flight of twenty minutes to Zanzibar',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Flight from Zanzibar to Saadani',
      description: 'Twenty minutes across the channel. First drive at four, first swim at six.',
    },
    {
      day: 'Day 2',
      title: 'The Wami River, Saadani',
      description: 'A morning by boat and an afternoon in the palm savannah.',
    },
    {
      day: 'Day 3',
      title: 'On foot and on the beach, Saadani',
      description: 'Two hours with a ranger; after that the sea, the turtles and the hammock.',
    },
    {
      day: 'Day 4',
      title: 'Saadani to Stone Town',
      description:
        'A last drive before breakfast, then over to Zanzibar for an evening in the lanes.',
    },
    {
      day: 'Day 5',
      title: 'Stone Town to the airport',
      description: 'Coffee at the market, and a quarter of an hour to your flight.',
    },
  ],
  accommodation:
    'Three nights in a tented lodge on the beach inside Saadani National Park and one in a merchant’s house in Stone Town.',
  inclusions: [
    'Four nights; all meals in Saadani, breakfast in Stone Town',
    'Return flights between Zanzibar and Saadani',
    'Two activities a day, among them the river and a walk',
    'Park fees and transfers',
  ],
  exclusions: ['International flights and visa', 'Travel insurance', 'Drinks', 'Gratuities'],
  maxGroupSize: 12,
  isFeatured: true,
  isActive: true,
};
