import type { PackageContent } from '../types.ts';

export const rufijiRiverAndZanzibarSands: PackageContent = {
  title: 'Rufiji River and Zanzibar Sands',
  slug: 'rufiji-river-and-zanzibar-sands',
  description: [
    '<p>Five days by, on and sometimes almost in the largest river of Tanzania, and four by the ocean that it runs into. Nyerere National Park is the place for those who would rather sit in a boat than in a car: hippos by the dozen, bee-eaters in clouds along the banks and, when the engine stops, the sound of borassus palms.</p>',
    '<p>Afterwards you fly over the delta to Zanzibar, and get to Michamvi while the sun sets, for once, over the sea on the east side of the island.</p>',
  ].join(''),
  image: 'rufiji-river-and-zanzibar-sands',
  gallery: [
    { url: 'ruaha-and-nyerere-by-air', type: 'image' },
    { url: 'crocodile-on-the-bank', type: 'image' },
    { url: 'hippos-in-the-evening', type: 'image' },
    { url: 'palm-beach', type: 'image' },
  ],
  category: 'safari-and-beach',
  destination: 'Nyerere & Zanzibar',
  duration: '9 Days',
  price: 3640,
  originalPrice: 3990,
  rating: 4.8,
  reviews: 39,
  highlights: [
    'Sundowners in mid-river',
    'A good chance of wild dogs',
    'A night under a mosquito net and nothing else, for those who wish',
    'Sunset over the sea at Michamvi Kae',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Flight to Mtemere, Nyerere',
      description: 'Forty-five minutes from Dar es Salaam, and tea on the bank of the Rufiji.',
    },
    {
      day: 'Day 2',
      title: 'The lakes, Mtemere',
      description: 'By car around Nzerakera and Siwandu, by boat at dusk.',
    },
    {
      day: 'Day 3',
      title: 'Down the Rufiji, Mtemere',
      description: 'A whole day on the water, with lunch on a sandbank.',
    },
    {
      day: 'Day 4',
      title: 'A walk, and a night under the stars, Nyerere',
      description: 'Beds are carried to a dry river; the ranger sleeps with one eye.',
    },
    {
      day: 'Day 5',
      title: 'A last full day at Mtemere',
      description: 'Wild dogs if the radio has heard of them.',
    },
    {
      day: 'Day 6',
      title: 'Flight to Zanzibar and on to Michamvi',
      description: 'Over the delta and the channel, and an hour and a quarter by road.',
    },
    {
      day: 'Day 7',
      title: 'Michamvi',
      description: 'The sandbank at low tide, the lagoon at high tide.',
    },
    {
      day: 'Day 8',
      title: 'Michamvi',
      description: 'Red colobus at Jozani, half an hour away, or the shade.',
    },
    {
      day: 'Day 9',
      title: 'Michamvi to the airport',
      description: 'An hour and a quarter by road.',
    },
  ],
  accommodation:
    'Four nights in a camp of ten tents on the Rufiji, one under a net in a fly camp, and three in a small hotel at Michamvi Kae with its feet in the sand.',
  inclusions: [
    'Eight nights; all meals in Nyerere, breakfast and dinner at Michamvi',
    'Flights from Dar es Salaam to Nyerere and on to Zanzibar',
    'All activities in the park with the camp’s guides',
    'Park fees and transfers',
  ],
  exclusions: [
    'International flights and visa',
    'Drinks at Michamvi',
    'Travel insurance',
    'Gratuities',
  ],
  maxGroupSize: 14,
  isFeatured: false,
  isActive: true,
};
