import type { TourContent } from '../types.ts';

export const ngorongoroCraterDay: TourContent = {
  title: 'Ngorongoro Crater in a Day',
  slug: 'ngorongoro-crater-day',
  description: [
    '<p>Six hundred metres below a forested rim lies a floor of some 260 square kilometres: grassland, a soda lake, a fever-tree forest and a spring with hippos, all within sight of one another. Lions, elephants, buffalo and a guarded population of black rhino live inside the walls, and on a good morning you may see most of them before lunch.</p>',
    '<p>The descent roads open at six, and the first hours are the finest, with mist sliding off the rim and hyenas on their way home. We go down early, picnic by the water at Ngoitokitok and drive out well before every vehicle must leave the crater at six in the evening.</p>',
    '<p>Guests who stay in Karatu have a gentle start. From Arusha it is a long day, though a rewarding one, and we say so plainly before you book.</p>',
  ].join(''),
  image: 'ngorongoro-crater-day',
  gallery: [
    { url: 'ngorongoro', type: 'image' },
    { url: 'lion-in-grass', type: 'image' },
    { url: 'zebra-pattern', type: 'image' },
  ],
  category: 'Short Break',
  destination: 'Ngorongoro',
  tourType: 'safari',
  duration: '1 Day',
  price: 365,
  rating: 4.8,
  reviews: 142,
  highlights: [
    'An early descent, when the light is low and the predators are about',
    'One of the best places in Tanzania to look for black rhino',
    'Old bull elephants among the yellow-barked trees of Lerai Forest',
    'Flamingos on Lake Magadi when the water is right',
    'A picnic beside the hippo pool at Ngoitokitok Spring',
  ],
  inclusions: [
    'Collection from your hotel in Karatu or Arusha',
    'A 4x4 with opening roof and a window seat for every guest',
    'An English-speaking driver-guide',
    'Conservation-area entry and the crater vehicle fee',
    'Picnic lunch, fruit and drinking water',
    'Binoculars to share',
  ],
  exclusions: [
    'Overnight stay in Karatu before or after the tour',
    'Travel insurance',
    'Alcoholic drinks',
    'Gratuity for your guide',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Down to the crater floor and back',
      description:
        'We collect you in Karatu at 5.30 or in Arusha at 3.30; Lodoare Gate is half an hour from the one and about three hours, 155 km, from the other. Past the viewpoint on the rim we take the steep descent road and spend the morning and early afternoon on the floor, from Lerai Forest to Lake Magadi and the springs in the east. The ascent begins by three, which brings you to Karatu before five or to Arusha towards half past seven.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10],
};
