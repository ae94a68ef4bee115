import type { TourContent } from '../types.ts';

export const tarangireElephantsAndBaobabs: TourContent = {
  title: 'Tarangire Elephants and Baobabs',
  slug: 'tarangire-elephants-and-baobabs',
  description: [
    '<p>When the country around it dries out, Tarangire keeps its river. From June onwards elephants come in from the Maasai Steppe by the hundred, and family after family files down between the baobabs to drink and to dig in the sand of the river bed.</p>',
    '<p>Most visitors give the park a single afternoon. Three days let you go south to the Silale Swamp, where elephants stand belly-deep in green reeds, and allow for the small things: a pair of yellow-collared lovebirds at a nest hole, a python asleep in a fork, a dik-dik that does not run.</p>',
    '<p>It is an easy first safari as well. The road from Arusha is tarmac almost to the gate, the distances are short, and nobody is asked to get up before five.</p>',
  ].join(''),
  image: 'tarangire-elephants-and-baobabs',
  gallery: [
    { url: 'tarangire', type: 'image' },
    { url: 'baobab-avenue', type: 'image' },
    { url: 'giraffes-at-noon', type: 'image' },
    { url: 'night-camp', type: 'image' },
  ],
  category: 'Short Break',
  destination: 'Tarangire',
  tourType: 'safari',
  duration: '3 Days',
  price: 1140,
  rating: 4.8,
  reviews: 97,
  highlights: [
    'Large elephant families along the Tarangire River in the dry months',
    'Baobabs that were already old when the first caravans passed',
    'A full day to reach the Silale Swamp and come back slowly',
    'Fringe-eared oryx and, with luck, lesser kudu in the dry bush',
    'More than five hundred recorded kinds of bird',
    'Two nights in a tented camp under a very dark sky',
  ],
  inclusions: [
    'Two nights in a tented camp',
    'All meals, from lunch on the first day to lunch on the last',
    'A 4x4 with opening roof and a window seat for every guest',
    'An English-speaking driver-guide',
    'Park fees',
    'Drinking water in the vehicle and at camp',
    'Transfers within Arusha at either end',
  ],
  exclusions: [
    'International flights and visa',
    'Travel insurance',
    'Wine, beer and spirits',
    'Guided walk or night drive from the camp',
    'Gratuities for guide and camp staff',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arusha to Tarangire',
      description:
        'Two hours and about 120 km on a good road bring us to the main gate before eleven. We drive along the river in the north of the park, lunch at a picnic place above the water and reach camp for sunset.',
    },
    {
      day: 'Day 2',
      title: 'South to the Silale Swamp',
      description:
        'A whole day out, with lunch in the baskets. The swamp holds water long after the plains have turned to straw, and lions know it; some of them rest up in the trees on the edge. We return along the ridge at the hour when baobabs turn copper.',
    },
    {
      day: 'Day 3',
      title: 'One more morning',
      description:
        'The first drive starts at half past six, while francolins are still calling from the track. Brunch follows at camp, then a last stretch of river, and by late afternoon we have covered the two hours back to Arusha.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [6, 7, 8, 9, 10],
};
