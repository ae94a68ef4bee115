import type { TourContent } from '../types.ts';

export const morningsWithTheHadza: TourContent = {
  title: 'Mornings with the Hadza',
  slug: 'mornings-with-the-hadza',
  description: [
    '<p>On the dry shores of Lake Eyasi live the Hadza, somewhat more than a thousand people, of whom a few hundred still find most of what they eat with bow, digging stick and a very good eye for bees. Their language has clicks and no known relatives.</p>',
    '<p>We come as guests of one camp, with a translator who speaks Hadzane, and go along at dawn with whoever is going out. Some mornings end with honey, some with nothing but a long walk, and neither is a performance. In the afternoon we visit Datoga neighbours who work brass and iron over charcoal.</p>',
    '<h3>Fair is fair</h3>',
    '<p>Fees are agreed with the village council and paid in the open; tobacco, spirits and sweets stay at home. You ask before you take a picture, and sometimes the answer is no.</p>',
  ].join(''),
  image: 'mornings-with-the-hadza',
  gallery: [
    { url: 'baobab-avenue', type: 'image' },
    { url: 'baobab-after-the-rain', type: 'image' },
    { url: 'camp-under-the-milky-way', type: 'image' },
  ],
  category: 'Culture & Food',
  destination: 'Lake Eyasi & Karatu',
  tourType: 'safari',
  duration: '3 Days',
  price: 860,
  rating: 4.7,
  reviews: 31,
  highlights: [
    'Two dawns on foot with Hadza hunters or with women gathering tubers',
    'Archery lessons from people who depend on it',
    'Datoga smiths, who turn old padlocks into bracelets',
    'Onion fields, palms and flamingos along a salt lake',
    'A coffee farm in Karatu on the way home',
  ],
  inclusions: [
    'Two nights near Mang’ola with all meals',
    'Private 4x4 and guide, with a Hadzane translator on both mornings',
    'Village and community fees, with receipts',
    'Coffee farm visit and lunch in Karatu',
    'Collection in Arusha and return',
  ],
  exclusions: ['Travel insurance', 'Jewellery you may want to buy', 'Drinks', 'Gratuities'],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arusha to Mang’ola, Lake Eyasi',
      description:
        'Three hours on tarmac to Karatu and another hour and a half of dust. We arrive when the heat is going and walk to the lake shore for the sunset.',
    },
    {
      day: 'Day 2',
      title: 'Dawn with the Hadza, Datoga smiths, and Mang’ola again',
      description:
        'Up at five. The hunters walk fast and stop without warning, so good shoes help. After a long midday rest we see how the Datoga melt brass, and eat at a Mang’ola onion farmer’s table.',
    },
    {
      day: 'Day 3',
      title: 'A second morning, then Karatu and Arusha',
      description:
        'This time with the women, who know dozens of edible plants and laugh at our baskets. Lunch is on a coffee farm in Karatu, and Arusha is three hours further.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10],
};
