import type { TourContent } from '../types.ts';

export const mnembaReefSnorkel: TourContent = {
  title: 'Mnemba Reef Snorkel',
  slug: 'mnemba-reef-snorkel',
  description: [
    '<p>Off the north-east corner of Zanzibar an oval reef, seven kilometres long, breaks the surface around one small wooded island. The island is private and nobody lands there, but the reef is open to swimmers, and its water is often so clear that the boat seems to hang in the air.</p>',
    '<p>Going out early makes all the difference. By half past eight we are in the water with butterflyfish, Moorish idols and the odd green turtle, and when the larger boats arrive we are already drying off with a slice of pineapple. A second stop, on a quieter part of the reef, depends on wind and tide and is the skipper’s to choose.</p>',
    '<ul><li>Reef-safe sun cream or, better, a long-sleeved top</li><li>No standing on coral, no gloves, no feeding of fish</li><li>Dolphins are watched from the boat</li></ul>',
  ].join(''),
  image: 'mnemba-reef-snorkel',
  gallery: [
    { url: 'coral-garden', type: 'image' },
    { url: 'palm-beach', type: 'image' },
    { url: 'zanzibar', type: 'image' },
  ],
  category: 'Sea & Reef',
  destination: 'Mnemba, Zanzibar',
  tourType: 'zanzibar-excursion',
  duration: '1 Day',
  price: 90,
  rating: 4.7,
  reviews: 121,
  highlights: [
    'Two guided snorkels of about 45 minutes each',
    'An early start, ahead of the larger boats',
    'Reef fish in great variety, and now and then a green turtle',
    'A small group: eight guests to a boat',
    'Humpback whales in passing, between July and September',
    'Lunch with your toes in the sand at Matemwe',
  ],
  inclusions: [
    'Collection from hotels in Stone Town, Matemwe and Nungwi',
    'Motor boat with sunshade, ladder and life jackets',
    'Mask, snorkel, fins and a shorty wetsuit',
    'A snorkel guide in the water with you',
    'Marine conservation fee',
    'Fruit, water and soft drinks on board',
    'Grilled lunch on the beach at Matemwe',
  ],
  exclusions: [
    'Landing on Mnemba Island, which is not permitted',
    'Scuba diving',
    'Travel insurance',
    'Gratuities for skipper and guide',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Two swims on the reef and lunch at Matemwe',
      description:
        'Stone Town guests leave at 6.30, as the beach at Muyuni is an hour and a half away by road; from Nungwi it is under an hour and from Matemwe a few minutes. The crossing takes twenty minutes. We swim twice, with a break for fruit and warm towels between, and are back ashore by noon. After lunch and a rest under the palms the cars leave at two.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 3, 9, 10, 11, 12],
};
