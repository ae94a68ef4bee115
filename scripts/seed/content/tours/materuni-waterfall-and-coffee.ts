import type { TourContent } from '../types.ts';

export const materuniWaterfallAndCoffee: TourContent = {
  title: 'Materuni Waterfall and Coffee',
  slug: 'materuni-waterfall-and-coffee',
  description: [
    '<p>Above Moshi the road winds into the home gardens of the Chagga, where coffee grows in the shade of bananas and water runs past every gate in hand-dug furrows. Materuni is one of the last villages below the forest of Kilimanjaro, and its waterfall drops some eighty metres into a pool that is as cold as it looks.</p>',
    '<p>After the walk we sit down with a family who grow, roast and brew their own arabica. You take a turn at the mortar, sing along as best you can and drink the result a few minutes later, black and sweet. It is a good day to recover from a climb, and a better one to begin with if you want to know who lives around the mountain.</p>',
  ].join(''),
  image: 'materuni-waterfall-and-coffee',
  gallery: [
    { url: 'kilimanjaro', type: 'image' },
    { url: 'kilimanjaro-machame-route', type: 'image' },
    { url: 'maasai-shukas', type: 'image' },
  ],
  category: 'Culture & Food',
  destination: 'Materuni, Kilimanjaro',
  tourType: 'safari',
  duration: '1 Day',
  price: 110,
  rating: 4.7,
  reviews: 74,
  highlights: [
    'A waterfall of some eighty metres at the end of a garden path',
    'Coffee from cherry to cup, made with your own hands',
    'A cooked lunch of banana stew, greens and avocado in the village',
    'Kilimanjaro overhead when the clouds allow',
    'A local guide who grew up on the slope',
  ],
  inclusions: [
    'Collection in Moshi or Arusha and return',
    'An English-speaking guide from the village',
    'Village and waterfall fees',
    'Coffee making with a Chagga family',
    'Hot lunch, coffee and drinking water',
    'A walking stick for the muddy parts',
  ],
  exclusions: [
    'Travel insurance',
    'Bags of coffee to take home',
    'Banana beer and soft drinks',
    'Gratuities for your hosts',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Waterfall, lunch and coffee in Materuni',
      description:
        'From Arusha it is 80 km and close to two hours to Moshi, so we leave at 7.30; guests in Moshi are collected at 9.15. The last 15 km climb to the village in about 45 minutes. The path to the fall takes 40 minutes to an hour each way, with one or two slippery stretches. There is time for a swim, then lunch and two unhurried hours around the coffee fire. You are back in Moshi by 4.30 or in Arusha soon after 6.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10, 12],
};
