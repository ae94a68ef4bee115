import type { TourContent } from '../types.ts';

export const northernCircuitClassic: TourContent = {
  title: 'Northern Circuit Classic',
  slug: 'northern-circuit-classic',
  description: [
    '<p>Three landscapes in five days: the baobab country of Tarangire, the short and long grass of the central Serengeti, and the green bowl of Ngorongoro. If you have one week in Tanzania and have never been before, this is the journey we would plan for our own families.</p>',
    '<p>The order matters. Tarangire comes first because it is close and forgiving; the Serengeti has two nights because it needs them; the crater is kept for the last morning, when your eye is trained and you notice the serval in the reeds.</p>',
    '<ul><li>A private vehicle, even for two</li><li>No driving after dark</li><li>One guide from the first day to the last</li></ul>',
  ].join(''),
  image: 'northern-circuit-classic',
  gallery: [
    { url: 'serengeti', type: 'image' },
    { url: 'ngorongoro', type: 'image' },
    { url: 'baobab-avenue', type: 'image' },
    { url: 'hot-air-balloons', type: 'image' },
  ],
  category: 'Wildlife Safari',
  destination: 'Tarangire, Ngorongoro & Serengeti',
  tourType: 'safari',
  duration: '5 Days',
  price: 2290,
  rating: 4.9,
  reviews: 211,
  highlights: [
    'Elephants and baobabs in Tarangire',
    'Two nights and a full day in the central Serengeti',
    'Lions, leopards and cheetahs around Seronera in every month of the year',
    'A night on the cool rim of Ngorongoro, at about 2,300 metres',
    'A morning on the crater floor, from the opening of the descent road',
    'The same guide and the same vehicle all the way',
  ],
  inclusions: [
    'Four nights: one in Karatu, two at Seronera, one on the Ngorongoro rim',
    'All meals, from lunch on the first day to lunch on the last',
    'A private 4x4 with opening roof',
    'An English-speaking driver-guide',
    'Park, conservation-area and crater fees',
    'Drinking water, tea and coffee in the vehicle',
    'Binoculars and a field guide to share',
    'Airport or hotel transfer in Arusha at either end',
  ],
  exclusions: [
    'International flights and visa',
    'Travel and medical evacuation insurance',
    'Balloon flight over the plains at dawn',
    'Wine, beer and spirits',
    'Gratuities for guide and camp staff',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arusha, Tarangire, Karatu',
      description:
        'Tarangire’s gate is 120 km and two hours from Arusha, all but the last few kilometres on tarmac. We follow the river until mid-afternoon, then drive 100 km, another two hours, up the Rift escarpment to a garden in Karatu.',
    },
    {
      day: 'Day 2',
      title: 'Karatu to the central Serengeti',
      description:
        'After the crater viewpoint the road runs down to the plains and north-west to Naabi Hill. Reckon with about 160 km and four hours at the wheel, and with a few more hours for whatever is on the plain that afternoon.',
    },
    {
      day: 'Day 3',
      title: 'A full day at Seronera',
      description:
        'Out at six with a flask of coffee. The Seronera River and its tall trees are leopard country, the kopjes belong to lions, and the plain between them suits a cheetah with cubs. We rest through the heat and go out again at half past three.',
    },
    {
      day: 'Day 4',
      title: 'Back to the highlands',
      description:
        'A last morning drive, a picnic at Naabi Hill, and then some 130 km and three and a half hours to the Ngorongoro rim. Evenings up there are cold enough for a fire, so keep a jersey at hand.',
    },
    {
      day: 'Day 5',
      title: 'The crater, then Arusha',
      description:
        'We are on the descent road when it opens at six. Five hours on the floor are enough to circle the lake and sit a while with whatever you like best. After lunch the road home is about 175 km and four hours.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10],
};
