import type { TourContent } from '../types.ts';

export const lakeNatronFlamingos: TourContent = {
  title: 'Lake Natron and Its Flamingos',
  slug: 'lake-natron-flamingos',
  description: [
    '<p>Hot, bare and strange, Lake Natron lies in the floor of the Rift Valley below the only active volcano known to erupt carbonatite, a lava that runs black and weathers white. Lesser flamingos find it to their taste: almost all of East Africa’s birds were hatched here, on soda flats that no predator cares to cross.</p>',
    '<p>We walk to the shore with a Maasai guide in the first hour of light, when the birds are close and the Mountain of God, Ol Doinyo Lengai, stands clear to the south. Later there is a gorge with palms, warm springs and a waterfall to sit under. Flamingo numbers rise and fall with the water, and the nests themselves lie far out on the flats, where they are left in peace.</p>',
    '<p>This is a journey for people who like space and do not mind dust.</p>',
  ].join(''),
  image: 'lake-natron-flamingos',
  gallery: [
    { url: 'maasai-shukas', type: 'image' },
    { url: 'giraffes-at-noon', type: 'image' },
    { url: 'savannah-dusk-hero', type: 'image' },
    { url: 'night-camp', type: 'image' },
  ],
  category: 'Wildlife Safari',
  destination: 'Lake Natron & Ngorongoro Highlands',
  tourType: 'safari',
  duration: '3 Days',
  price: 980,
  rating: 4.6,
  reviews: 38,
  highlights: [
    'Flamingos along the shore of Lake Natron at dawn',
    'Ol Doinyo Lengai, 2,962 metres, from every side',
    'A wade up the Engare Sero gorge to its waterfall',
    'Human footprints pressed into volcanic mud thousands of years ago',
    'The terraced ruins of Engaruka beneath the Ngorongoro Highlands',
    'Giraffe and zebra on open rangeland, outside any park',
  ],
  inclusions: [
    'Two nights in a tented camp near Engare Sero',
    'All meals, from lunch on the first day to lunch on the last',
    'A 4x4 suited to sand and ash',
    'An English-speaking driver-guide and a Maasai walking guide',
    'Village, gorge and wildlife-area fees',
    'Entry to the ruins of Engaruka',
    'Plenty of cold drinking water',
  ],
  exclusions: [
    'International flights and visa',
    'Travel insurance',
    'Night climb of Ol Doinyo Lengai',
    'Alcoholic drinks',
    'Gratuities for your guides',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arusha to Engare Sero by way of Engaruka',
      description:
        'Tarmac to Mto wa Mbu, 115 km and two hours, then some 120 km of gravel and ash along the foot of the escarpment, for which we allow three and a half. In between we stop at Engaruka, where farmers built stone terraces and canals some five centuries ago.',
    },
    {
      day: 'Day 2',
      title: 'Lake, footprints and gorge',
      description:
        'At dawn we cross the flats on foot to the flamingos. On the way back lie the footprints of Engare Sero, hundreds of them, left in wet ash by people who walked here in the last Ice Age or soon after it. The hot hours are for the shade; at four we wade up the gorge, about an hour each way, to the waterfall.',
    },
    {
      day: 'Day 3',
      title: 'Back along the Rift',
      description:
        'One more look at the lake from the ridge above camp, coffee in hand, before we turn south. The same 235 km look different with the morning sun on the escarpment; lunch is in Mto wa Mbu and Arusha is reached towards four.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [6, 7, 8, 9, 10],
};
