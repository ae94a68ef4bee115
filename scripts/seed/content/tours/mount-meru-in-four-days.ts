import type { TourContent } from '../types.ts';

export const mountMeruInFourDays: TourContent = {
  title: 'Mount Meru in Four Days',
  slug: 'mount-meru-in-four-days',
  description: [
    '<p>Africa’s fifth-highest mountain is the one that you see from our office window, and the one that we climb on our own days off. Meru is a volcano with one side missing: the path follows the rim of what is left, with an ash cone in the middle and Kilimanjaro floating on cloud beyond it.</p>',
    '<p>An armed ranger comes along, as buffalo and elephant live on the lower slopes and have right of way. Nights are in huts with bunks, so that porters carry no tents and you carry a day pack.</p>',
    '<h3>Before Kilimanjaro, or instead</h3>',
    '<p>Three nights up to 3,570 metres are sound preparation for the bigger mountain. Many find that they needed no bigger mountain.</p>',
  ].join(''),
  image: 'mount-meru-in-four-days',
  gallery: [
    { url: 'giraffes-against-the-sun', type: 'image' },
    { url: 'last-steps-before-sunrise', type: 'image' },
    { url: 'kilimanjaro-at-first-light', type: 'image' },
    { url: 'canoe-in-the-mist', type: 'image' },
  ],
  category: 'Mountain Trek',
  destination: 'Mount Meru, Arusha National Park',
  tourType: 'safari',
  duration: '4 Days',
  price: 1150,
  rating: 4.7,
  reviews: 69,
  highlights: [
    'Sunrise from the crater rim, with Kilimanjaro before you',
    'Socialist Peak at 4,566 m',
    'The view down on the ash cone from Rhino Point',
    'Giraffes and buffalo on the first and the last morning',
    'The arched fig tree, wide enough for an elephant',
  ],
  inclusions: [
    'Three nights in mountain huts',
    'All meals on the mountain and purified water',
    'Licensed guide, cook and porters, fairly paid',
    'Armed park ranger',
    'Park, hut and rescue fees',
    'Transfers between Arusha and Momella Gate',
  ],
  exclusions: [
    'Insurance that covers trekking to 5,000 m',
    'Sleeping bag and poles (for hire in Arusha)',
    'Hotel nights before and after',
    'Gratuities',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Momella Gate to Miriakamba Hut',
      description:
        'From 1,500 m through glades and forest by way of the fig tree arch, ten kilometres and four to five hours, to Miriakamba Hut at 2,514 m.',
    },
    {
      day: 'Day 2',
      title: 'Miriakamba to Saddle Hut and Little Meru',
      description:
        'Steps, and then more steps: four kilometres and three to four hours to Saddle Hut at 3,570 m. Those with breath to spare climb Little Meru, 3,820 m, for the sunset.',
    },
    {
      day: 'Day 3',
      title: 'Socialist Peak, and down to Miriakamba Hut',
      description:
        'We leave at one in the morning. The path runs along the rim, narrow but not exposed in the dark for long, and reaches 4,566 m at sunrise. Five hours down to Miriakamba, with a rest at Saddle Hut.',
    },
    {
      day: 'Day 4',
      title: 'Miriakamba Hut to Momella Gate and Arusha',
      description:
        'Two hours down the direct path across the meadow, where giraffes look up and decide that you are harmless. Arusha, and a shower, are an hour away.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10, 12],
};
