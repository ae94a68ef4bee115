import type { TourContent } from '../types.ts';

export const usambaraMountainsOnFoot: TourContent = {
  title: 'Usambara Mountains on Foot',
  slug: 'usambara-mountains-on-foot',
  description: [
    '<p>Green terraces, red paths, and a wind that smells of eucalyptus and wood smoke. The Usambaras rise straight out of the dry plains between Kilimanjaro and the coast, and they are old enough to have plants of their own: the African violet on your grandmother’s window sill comes from here.</p>',
    '<p>We walk from village to village, four to six hours a day with a light pack, and sleep in a mission guest house, a family’s home and a lodge on the edge of everything. At Mtae the ground ends, and the Mkomazi plain begins nine hundred metres below your feet.</p>',
    '<p>No animals to speak of, unless chameleons count. We think that they do.</p>',
  ].join(''),
  image: 'usambara-mountains-on-foot',
  gallery: [
    { url: 'fruit-market', type: 'image' },
    { url: 'kilimanjaro-at-first-light', type: 'image' },
  ],
  category: 'Walking & Hiking',
  destination: 'Lushoto, Usambara Mountains',
  tourType: 'safari',
  duration: '4 Days',
  price: 780,
  rating: 4.8,
  reviews: 47,
  highlights: [
    'Sunset from Irente, above the Maasai Steppe',
    'The forest of Magamba, with colobus monkeys and giant camphor trees',
    'Market day in Lukozi, if the calendar allows',
    'Two- and three-horned chameleons, found by a guide who knows their bushes',
    'Mtae, strung along a ridge like washing on a line',
  ],
  inclusions: [
    'Three nights in simple, clean rooms with hot water',
    'All meals, most of them grown within sight of the table',
    'A local walking guide and a cook',
    'Village and forest fees',
    'Transport of luggage from night to night',
    'Car from Arusha or Moshi and back',
  ],
  exclusions: ['Travel insurance', 'Walking boots and rain jacket', 'Drinks', 'Gratuities'],
  itinerary: [
    {
      day: 'Day 1',
      title: 'By road to Lushoto and the Irente viewpoint',
      description:
        'Six hours from Arusha, a little over four from Moshi, the last of them up a road with more bends than kilometres. Lushoto lies at about 1,400 m. We walk the five kilometres to Irente for the sunset.',
    },
    {
      day: 'Day 2',
      title: 'Through Magamba Forest to Lukozi',
      description:
        'Six hours on foot. The path climbs through fields of beans and pears to the forest at about 2,000 m, and comes down in another valley, where Lukozi sells the vegetables that half of Dar es Salaam eats.',
    },
    {
      day: 'Day 3',
      title: 'Along the ridge to Mtae',
      description:
        'Five hours, with the plain showing between the houses to the left and forest to the right. Mtae has a church, a lookout and a silence in the evening that takes some getting used to.',
    },
    {
      day: 'Day 4',
      title: 'Sunrise at Mtae, and down to Moshi or Arusha',
      description:
        'On clear mornings Kilimanjaro stands in the north-west. We walk an hour to the last rock, have breakfast, and drive down; about five hours to Moshi and six and a half to Arusha.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10, 12],
};
