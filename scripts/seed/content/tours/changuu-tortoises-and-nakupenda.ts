import type { TourContent } from '../types.ts';

export const changuuTortoisesAndNakupenda: TourContent = {
  title: 'Changuu Tortoises and Nakupenda Sandbank',
  slug: 'changuu-tortoises-and-nakupenda',
  description: [
    '<p>Two small places off Stone Town in one easy day. Changuu is better known as Prison Island, although the prison of 1893 never held a prisoner and became a quarantine station instead. Its oldest residents are giant tortoises, descended from four that came from the Seychelles in 1919, and some have their age painted on the shell: 150 and more.</p>',
    '<p>Nakupenda is a strip of sand that rises when the tide falls. The name means “I love you”. There is no shade but what we bring, so we bring it, with a table, charcoal and lobster.</p>',
  ].join(''),
  image: 'changuu-tortoises-and-nakupenda',
  gallery: [
    { url: 'lunch-on-a-sandbank', type: 'image' },
    { url: 'over-the-coral-gardens', type: 'image' },
    { url: 'zanzibar', type: 'image' },
  ],
  category: 'Sea & Reef',
  destination: 'Changuu & Nakupenda, Zanzibar',
  tourType: 'zanzibar-excursion',
  duration: '1 Day',
  price: 75,
  rating: 4.6,
  reviews: 155,
  highlights: [
    'Giant tortoises that like to have their necks stroked',
    'The quarantine station that was meant to be a prison',
    'Snorkelling off Changuu’s jetty',
    'Seafood grilled on a sandbank',
    'Stone Town from the sea, when the light turns',
  ],
  inclusions: [
    'Wooden boat with sunshade and life jackets',
    'English-speaking guide',
    'Island entry fee and leaves for the tortoises',
    'Mask, snorkel and fins',
    'Seafood lunch, fruit, water and soft drinks',
  ],
  exclusions: ['Transfers from the coasts', 'Alcoholic drinks', 'Gratuities for the crew'],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Changuu and Nakupenda from Stone Town',
      description:
        'The boat leaves Stone Town at nine and needs half an hour to Changuu, five and a half kilometres away. We walk, feed and swim until eleven, and cross to Nakupenda for lunch while it is there. You are back on the town beach between three and four, as the tide decides.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 3, 6, 7, 8, 9, 10, 12],
};
