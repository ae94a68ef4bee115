import type { TourContent } from '../types.ts';

export const serengetiRiverCrossings: TourContent = {
  title: 'Serengeti River Crossings',
  slug: 'serengeti-river-crossings',
  description: [
    '<p>From July to October the great herds reach the far north of the Serengeti, and the Mara River stands in their way. Wildebeest gather on the bank in their thousands, hesitate for an hour or for a whole afternoon, and then one animal goes and the rest follow. Three full days at Kogatende give you time to wait for that moment without watching the clock.</p>',
    '<p>We drive north so that you see the country change, from the farms of Karatu to the open plains, then the granite outcrops around Lobo and the rolling grassland of the Mara. At the end a light aircraft carries you back to Arusha over everything you crossed on the ground.</p>',
    '<h3>About the crossings</h3>',
    '<p>No one can promise a crossing on a given day. The herds follow rain and grass, and they cross in both directions, sometimes twice in a week. Your guide listens to the radio, reads the bank and keeps the vehicle well back until the first animals are in the water, so that they choose their own moment.</p>',
  ].join(''),
  image: 'serengeti-river-crossings',
  gallery: [
    { url: 'serengeti', type: 'image' },
    { url: 'zebra-pattern', type: 'image' },
    { url: 'lion-in-grass', type: 'image' },
    { url: 'night-camp', type: 'image' },
  ],
  category: 'Wildlife Safari',
  destination: 'Northern Serengeti',
  tourType: 'safari',
  duration: '7 Days',
  price: 4380,
  rating: 4.9,
  reviews: 86,
  highlights: [
    'Three full days on the Mara River at Kogatende',
    'A day across the river in the quiet Lamai Wedge',
    'The whole length of the Serengeti by road, from Naabi Hill to the Mara',
    'Big cats along the Seronera River',
    'Nights under canvas within earshot of hippos',
    'A light-aircraft flight back to Arusha over the plains',
  ],
  inclusions: [
    'Six nights: one in Karatu, one at Seronera, four in a tented camp near Kogatende',
    'All meals, from lunch on the first day to breakfast on the last',
    'A 4x4 with opening roof and a window seat for every guest',
    'An English-speaking driver-guide throughout the road journey',
    'Park and conservation-area fees',
    'The flight from Kogatende to Arusha',
    'Drinking water, tea and coffee in the vehicle',
    'Binoculars and a field guide to share',
  ],
  exclusions: [
    'International flights and visa',
    'Travel and medical evacuation insurance',
    'Wine, beer and spirits',
    'Balloon flight over the plains at dawn',
    'Gratuities for guide and camp staff',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arusha to Karatu',
      description:
        'We leave Arusha after breakfast and drive 140 km on tarmac, a little under three hours, past Maasai pastures and up the wall of the Great Rift Valley. The afternoon is for a walk between coffee rows above Karatu.',
    },
    {
      day: 'Day 2',
      title: 'Over the highlands to Seronera',
      description:
        'The road climbs to the rim of Ngorongoro for a first look into the crater, then drops to the plains. It is about 160 km to Seronera and four hours of driving, most of it on gravel; from Naabi Hill Gate onwards it is also a game drive.',
    },
    {
      day: 'Day 3',
      title: 'Seronera to Kogatende',
      description:
        'An early hour along the Seronera River, where leopards like the sausage trees, then north through Lobo. The 130 km take four to five hours on park tracks, and with stops for elephants and lunch they fill the day.',
    },
    {
      day: 'Day 4',
      title: 'First day on the Mara',
      description:
        'Breakfast travels with us, so that we are on the river when the herds come down to drink. We watch the crossing points on either side of Kogatende and return to camp by the last light.',
    },
    {
      day: 'Day 5',
      title: 'The Lamai Wedge',
      description:
        'We cross the river at Kogatende into the wedge of grassland between the Mara and the Kenyan border. Few vehicles come here, and cheetahs often hunt on the open slopes.',
    },
    {
      day: 'Day 6',
      title: 'A day without a plan',
      description:
        'By now you know the river, and you decide: another wait at a crossing point, the rocky hills south of the Mara for lions and klipspringers, or a slow morning in camp and a drive at four.',
    },
    {
      day: 'Day 7',
      title: 'Flight to Arusha',
      description:
        'A last short drive to the Kogatende airstrip. The flight to Arusha lasts between one and two hours, depending on the stops, and we meet you on the apron with a car for your onward journey.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [7, 8, 9, 10],
};
