import type { TourContent } from '../types.ts';

export const chimpanzeesOfMahale: TourContent = {
  title: 'Chimpanzees of Mahale',
  slug: 'chimpanzees-of-mahale',
  description: [
    '<p>There is no road to Mahale. A small aircraft crosses the width of Tanzania to an airstrip by Lake Tanganyika, a wooden boat takes you down the shore, and there it is: a white beach, water as clear as gin, and forest that climbs from the sand to nearly 2,500 metres.</p>',
    '<p>Somewhere up there are about sixty chimpanzees whose families researchers from Kyoto have followed since 1965. They are wild and they are not fed. They have merely stopped minding us, which is why one can sit on a path while a mother grooms her child and an old male walks past close enough to smell.</p>',
    '<h3>The rules, which we like</h3>',
    '<p>Six visitors at a time, one hour a day, masks on, ten metres of distance, and nobody with a cold. The lowest age is twelve.</p>',
  ].join(''),
  image: 'chimpanzees-of-mahale',
  gallery: [
    { url: 'fish-eagle-over-the-lake', type: 'image' },
    { url: 'moonrise-over-the-lake', type: 'image' },
  ],
  category: 'Forest & Primates',
  destination: 'Mahale Mountains, Lake Tanganyika',
  tourType: 'safari',
  duration: '5 Days',
  price: 3890,
  rating: 5,
  reviews: 22,
  highlights: [
    'Three mornings in the forest with a habituated group',
    'A beach on a lake that is 1,470 metres deep',
    'Swimming and snorkelling among cichlids found nowhere else',
    'Red-tailed monkeys, giant kingfishers and palm-nut vultures',
    'A dhow at dusk, looking back at the mountains',
  ],
  inclusions: [
    'Return flights from Arusha on the days that the aircraft flies',
    'Boat from the airstrip to camp and back, some two hours',
    'Four nights in a small camp on the beach with all meals',
    'Guided forest walks, permits and park fees',
    'Kayaks, snorkels and an evening on the lake',
    'House wine, beer and soft drinks',
  ],
  exclusions: [
    'International flights and visa',
    'Nights in Arusha before and after',
    'Travel and medical evacuation insurance',
    'Gratuities for trackers and camp staff',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arusha to the beach at Kasiha, Mahale',
      description:
        'The flight takes about four hours with a stop or two. The boat takes two more, past fishing villages that hang sardines out to dry like laundry. You arrive in time for a swim.',
    },
    {
      day: 'Day 2',
      title: 'Into the forest from Kasiha',
      description:
        'Trackers have been out since dawn. When they call, we walk: half an hour on a good day, three or four on a long one, always uphill. The hour begins when the first chimpanzee is seen.',
    },
    {
      day: 'Day 3',
      title: 'Forest and lake at Kasiha',
      description:
        'A second morning, on which you begin to tell faces apart. In the afternoon you may fish, paddle or read on the sand.',
    },
    {
      day: 'Day 4',
      title: 'A last climb, and the dhow from Kasiha',
      description:
        'The third morning goes where the group goes; from August on it tends to stay low, near the fruit. At five the dhow puts out for sundowners over the Congo.',
    },
    {
      day: 'Day 5',
      title: 'Kasiha to Arusha',
      description:
        'Boat after breakfast, aircraft at noon. With a good tailwind you are in Arusha at five.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [6, 7, 8, 9, 10],
};
