import type { PackageContent } from '../types.ts';

export const kilimanjaroTogether: PackageContent = {
  title: 'Kilimanjaro Together: the Lemosho Route',
  slug: 'kilimanjaro-together',
  description: [
    '<p>Eight days on the mountain in a group of ten at most, by the route that gives the body the longest time. Lemosho starts in the west, crosses the wide Shira Plateau and joins the Machame path below Lava Tower. Most who choose it stand on Uhuru Peak on the eighth morning.</p>',
    '<p>Dates are fixed around the full moon, because the last night is a long one and it is pleasant to see one’s feet. Those who come alone share a tent or pay for a second one; there is no other supplement.</p>',
  ].join(''),
  image: 'kilimanjaro-together',
  gallery: [
    { url: 'kilimanjaro', type: 'image' },
    { url: 'kilimanjaro-machame-route', type: 'image' },
    { url: 'last-steps-before-sunrise', type: 'image' },
  ],
  category: 'small-group',
  destination: 'Kilimanjaro',
  duration: '9 Days',
  price: 3050,
  rating: 4.9,
  reviews: 57,
  highlights: [
    'Eight days, for the best chance of the summit',
    'Shira Plateau, as good as empty on the first two days',
    'Lava Tower at 4,630 m, and down again to sleep',
    'Summit night by the light of the full moon',
    'Songs at Mweka Gate, and then Moshi’s coldest beer',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arrival in Moshi',
      description: 'Everybody meets at six; guides check boots, bags and blood oxygen.',
    },
    {
      day: 'Day 2',
      title: 'Londorossi Gate to Forest Camp',
      description:
        'A three-hour drive round the mountain and two hours in forest, to about 2,650 m.',
    },
    {
      day: 'Day 3',
      title: 'Forest Camp to Shira 1',
      description: 'Six hours, out of the trees and on to the plateau at about 3,500 m.',
    },
    {
      day: 'Day 4',
      title: 'Shira 1 to Shira 2',
      description: 'Four hours across moorland to about 3,850 m, with the afternoon for resting.',
    },
    {
      day: 'Day 5',
      title: 'Lava Tower and down to Barranco Camp',
      description: 'Up to 4,630 m for lunch, and down to about 3,950 m for the night.',
    },
    {
      day: 'Day 6',
      title: 'The Barranco Wall to Karanga Camp',
      description: 'Hands and feet for an hour and a half, then up and down to about 4,000 m.',
    },
    {
      day: 'Day 7',
      title: 'Karanga to Barafu Camp',
      description: 'Four hours, soup, and to bed at six at about 4,650 m.',
    },
    {
      day: 'Day 8',
      title: 'Uhuru Peak, and down to Mweka Camp',
      description:
        'We leave at midnight. The rim comes at sunrise, the peak an hour later, and Mweka at about 3,100 m in the afternoon.',
    },
    {
      day: 'Day 9',
      title: 'Mweka Gate and Moshi',
      description: 'Three hours downhill, certificates, showers; the day ends in Moshi.',
    },
  ],
  accommodation:
    'One night in a small hotel in Moshi with a pool, and seven in mountain tents for two, with mess tent, tables and a private toilet tent.',
  inclusions: [
    'Eight nights; all meals on the mountain',
    'Two guides for every four guests, and porters who are fairly paid',
    'Park, camping and rescue fees',
    'Oxygen, oximeter and first-aid kit',
    'Transfers from and to Kilimanjaro airport',
  ],
  exclusions: [
    'International flights and visa',
    'Insurance that covers trekking to 6,000 m',
    'Sleeping bag and poles (for hire in Moshi)',
    'Gratuities for the crew',
  ],
  maxGroupSize: 10,
  isFeatured: true,
  isActive: true,
};
