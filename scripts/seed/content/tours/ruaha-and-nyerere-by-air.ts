import type { TourContent } from '../types.ts';

export const ruahaAndNyerereByAir: TourContent = {
  title: 'Ruaha and Nyerere by Air',
  slug: 'ruaha-and-nyerere-by-air',
  description: [
    '<p>Two large parks, few other vehicles, and a small aircraft in between. Ruaha is dry, rocky and golden, with more than 20,000 square kilometres of baobab hills around one river. Nyerere, the northern part of the old Selous reserve and a national park since 2019, is all channels, lakes and palms along the Rufiji.</p>',
    '<p>They suit each other well. Three nights in Ruaha are for lions, elephants and long drives with nobody in the mirror; three nights in Nyerere add the boat, the walk with a ranger and, with luck, a pack of wild dogs.</p>',
    '<h3>Why we fly</h3>',
    '<p>The road from Dar es Salaam to Ruaha takes a long day and much of your patience. The flight takes about two and a half hours, and you see the rivers from above before you meet them.</p>',
  ].join(''),
  image: 'ruaha-and-nyerere-by-air',
  gallery: [
    { url: 'ruaha', type: 'image' },
    { url: 'kudu-at-the-waterhole', type: 'image' },
    { url: 'hippos-in-the-evening', type: 'image' },
    { url: 'crocodile-on-the-bank', type: 'image' },
    { url: 'lion-in-grass', type: 'image' },
  ],
  category: 'Wildlife Safari',
  destination: 'Ruaha & Nyerere',
  tourType: 'safari',
  duration: '7 Days',
  price: 4350,
  rating: 4.9,
  reviews: 41,
  highlights: [
    'Large prides of lion along the Great Ruaha River',
    'Greater and lesser kudu in the same park, and sable if you are lucky',
    'Morning and evening by boat on the lakes of the Rufiji',
    'A walk with an armed ranger, at an animal’s pace',
    'One of the last strongholds of the African wild dog',
    'Three flights in small aircraft, low enough to count hippos',
  ],
  inclusions: [
    'Flights from Dar es Salaam to Ruaha, on to Nyerere, and back',
    'Six nights in tented camps with all meals',
    'Two activities a day with the camps’ own guides',
    'Park and concession fees',
    'House wine, beer and soft drinks in camp',
    'Emergency evacuation cover while in the parks',
  ],
  exclusions: [
    'International flights and visa',
    'Travel insurance',
    'Luggage above the 15 kg that the aircraft allows',
    'Gratuities for guides and camp staff',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Dar es Salaam to Msembe, Ruaha',
      description:
        'The aircraft lands on the gravel at Msembe towards noon. The drive to camp leads along the river and may take one hour or three, depending on who is drinking.',
    },
    {
      day: 'Day 2',
      title: 'Mwagusi Sand River, Ruaha',
      description:
        'A dry river bed with water just below the sand, which elephants dig for with trunk and foot. Lions know it. We spend the day along it, with breakfast under a sausage tree.',
    },
    {
      day: 'Day 3',
      title: 'Baobab hills above Msembe, Ruaha',
      description:
        'South to the hills for kudu and the long view, then back to the Great Ruaha for hippo and crocodile in what the dry season has left of it. Night drives are possible on request.',
    },
    {
      day: 'Day 4',
      title: 'Flight to Mtemere, Nyerere',
      description:
        'About an hour and a half across the Udzungwa foothills and the Kilombero valley. Lunch is beside the Rufiji, and at four the boat leaves for the first bend with bee-eaters.',
    },
    {
      day: 'Day 5',
      title: 'The lakes of Nyerere',
      description:
        'Old arms of the river have become lakes ringed with borassus palms. We drive around three of them, looking for wild dogs in the shade, and cook lunch on a shore.',
    },
    {
      day: 'Day 6',
      title: 'On foot and by boat on the Rufiji',
      description:
        'Two to three hours on foot in the cool of the morning, single file and in silence. The last evening belongs to the boat, with the engine off among the hippos at a polite distance.',
    },
    {
      day: 'Day 7',
      title: 'Mtemere to Dar es Salaam',
      description:
        'A last drive on the way to the airstrip, and forty-five minutes over the delta’s edge to Dar es Salaam in time for the evening flights, or for the short hop to Zanzibar.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [6, 7, 8, 9, 10],
};
