import type { TourContent } from '../types.ts';

export const ndutuCalvingSeason: TourContent = {
  title: 'Ndutu in Calving Season',
  slug: 'ndutu-calving-season',
  description: [
    '<p>In the first months of the year the wildebeest come south to the short grass around Ndutu, which grows on old volcanic ash and is rich in the minerals a nursing mother needs. Within a few weeks, mostly in February, hundreds of thousands of calves are born. They stand within minutes, because they must.</p>',
    '<p>Predators keep the same calendar. Cheetahs work the open plain by day, lions wait in the woodland beside Lake Masek, and hyenas are everywhere. It can be hard to watch. It is also the Serengeti ecosystem at its fullest, with storms on the horizon and the plain green to its edge.</p>',
    '<p>Our camp stands near the lakes for three nights, so that the animals are minutes away and the best hours are not spent on the road.</p>',
  ].join(''),
  image: 'ndutu-calving-season',
  gallery: [
    { url: 'serengeti', type: 'image' },
    { url: 'lion-in-grass', type: 'image' },
    { url: 'zebra-pattern', type: 'image' },
    { url: 'ngorongoro', type: 'image' },
  ],
  category: 'Wildlife Safari',
  destination: 'Ndutu, Southern Serengeti & Ngorongoro',
  tourType: 'safari',
  duration: '6 Days',
  price: 3180,
  rating: 4.9,
  reviews: 63,
  highlights: [
    'Newborn wildebeest on the short-grass plains',
    'Cheetahs and lions in the richest weeks of their year',
    'Three nights in a seasonal camp near Lakes Ndutu and Masek',
    'A stop at Olduvai Gorge, where early human ancestors left their tools',
    'A morning on the floor of Ngorongoro Crater',
    'Great skies: this is the season of storms and rainbows',
  ],
  inclusions: [
    'Five nights: one in Karatu, three at Ndutu, one on the Ngorongoro rim',
    'All meals, from lunch on the first day to lunch on the last',
    'A 4x4 with opening roof and a window seat for every guest',
    'An English-speaking driver-guide',
    'Park, conservation-area and crater fees',
    'Entry to the museum at Olduvai Gorge',
    'Drinking water, tea and coffee in the vehicle',
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
      title: 'Arusha to Karatu',
      description:
        'A gentle first stage of 140 km, just under three hours on tarmac, with a stop at the fruit market of Mto wa Mbu, where red bananas are sold by the hand. The evening is cool and the gardens of Karatu are full of sunbirds.',
    },
    {
      day: 'Day 2',
      title: 'Karatu to Ndutu',
      description:
        'Over the crater rim and down to the plains: roughly 110 km and three and a half hours. Once the first herds appear we stop counting kilometres, and camp is reached by dusk.',
    },
    {
      day: 'Day 3',
      title: 'On the short grass',
      description:
        'Before sunrise we are on the plain, where most calves are born in the morning hours. Breakfast is laid out on the bonnet, far from anyone, and the heat of the day is spent in the shade of camp.',
    },
    {
      day: 'Day 4',
      title: 'Lakes, marshes and woodland',
      description:
        'The Big Marsh and the acacia woods beside Lake Masek hold lions, genets and lovebirds; flamingos gather on Lake Ndutu when it has water. In the afternoon we follow the herds again, wherever the last rain has drawn them.',
    },
    {
      day: 'Day 5',
      title: 'Olduvai Gorge and the Ngorongoro rim',
      description:
        'We drive east across the plain to Olduvai Gorge and its museum on the edge of the ravine, then climb into the highlands. In all it is about 90 km, three hours at the wheel, and the fire is lit when we arrive.',
    },
    {
      day: 'Day 6',
      title: 'The crater, then Arusha',
      description:
        'Down at first light for a half-day among lions, buffalo and, if fortune is kind, a black rhino. After a picnic we climb out and return to Arusha, about 175 km and four hours away.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 3],
};
