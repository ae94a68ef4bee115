import type { TourContent } from '../types.ts';

export const menaiBayByDhow: TourContent = {
  title: 'Menai Bay by Dhow',
  slug: 'menai-bay-by-dhow',
  description: [
    '<p>Wooden boats with a single slanting sail have worked this coast for centuries, and a day aboard one is still the best way to understand it. Menai Bay, in the south-west of Zanzibar, has been a conservation area since 1997: 470 square kilometres of shallow water, coral islets, seagrass and mangroves.</p>',
    '<p>We sail from Fumba to a sandbank that the tide uncovers each day, snorkel over the reef beside it and go ashore on Kwale Island for fish from the charcoal and as much fruit as you can manage. When the tide is high, the mangrove lagoon fills and you can swim between its roots.</p>',
    '<p>Two kinds of dolphin live in the bay. If they come to us, we slow down and look; we do not chase them, and nobody jumps in.</p>',
  ].join(''),
  image: 'menai-bay-by-dhow',
  gallery: [
    { url: 'palm-beach', type: 'image' },
    { url: 'coral-garden', type: 'image' },
    { url: 'zanzibar', type: 'image' },
  ],
  category: 'Sea & Reef',
  destination: 'Menai Bay, Zanzibar',
  tourType: 'zanzibar-excursion',
  duration: '1 Day',
  price: 95,
  rating: 4.9,
  reviews: 189,
  highlights: [
    'A sandbank that exists only between two tides',
    'Snorkelling over shallow coral in the conservation area',
    'Grilled fish, octopus and coconut sauce on Kwale Island',
    'A swim in the mangrove lagoon at high water',
    'A try at the tiller of an ngalawa, the local outrigger',
    'The homeward run to Fumba under sail',
  ],
  inclusions: [
    'Collection in Stone Town and return',
    'A crewed dhow with sunshade, life jackets and a small engine in reserve',
    'Mask, snorkel and fins',
    'An English-speaking guide who swims with you',
    'Conservation-area fees',
    'Seafood lunch, with a vegetarian dish on request',
    'Fruit, coconuts, water and soft drinks',
  ],
  exclusions: [
    'Transfers from the beaches of the north and east coast',
    'Alcoholic drinks',
    'Travel insurance',
    'Gratuities for the crew',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Fumba, the sandbank and Kwale Island',
      description:
        'We leave Stone Town at 8.15; Fumba is 20 km south, some forty minutes by road. The boats lie off the beach, so expect to wade, and at low tide to walk a little. The morning belongs to the sandbank and the reef, lunch to Kwale Island, and the lagoon to whichever hour the tide allows. We set sail for Fumba around three and have you back in town by half past five.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10, 12],
};
