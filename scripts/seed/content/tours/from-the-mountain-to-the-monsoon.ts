import type { TourContent } from '../types.ts';

export const fromTheMountainToTheMonsoon: TourContent = {
  title: 'From the Mountain to the Monsoon',
  slug: 'from-the-mountain-to-the-monsoon',
  description: [
    '<p>Two weeks, four landscapes and one long line across Tanzania: from the foot of Mount Meru through the parks of the north to the carved doors of Stone Town and a beach where the day is measured by the tide.</p>',
    '<p>We have kept the stages short. No drive is longer than five hours, most nights come in pairs, and there are three afternoons on which nothing at all is planned. People who have taken this journey tell us that they remember those afternoons.</p>',
    '<ul><li>Nine days with one guide and one private vehicle</li><li>One flight, from the Serengeti’s edge to the sea</li><li>Four days on Zanzibar, town first and sand afterwards</li></ul>',
  ].join(''),
  image: 'from-the-mountain-to-the-monsoon',
  gallery: [
    { url: 'giraffes-at-noon', type: 'image' },
    { url: 'tarangire-elephants-and-baobabs', type: 'image' },
    { url: 'serengeti', type: 'image' },
    { url: 'ngorongoro-crater-day', type: 'image' },
    { url: 'zanzibar', type: 'image' },
    { url: 'palms-and-morning-sea', type: 'image' },
  ],
  category: 'Grand Journey',
  destination: 'Arusha, Tarangire, Ngorongoro, Serengeti & Zanzibar',
  tourType: 'safari',
  duration: '14 Days',
  price: 5980,
  rating: 4.9,
  reviews: 34,
  highlights: [
    'A walk below Mount Meru among giraffes',
    'Tarangire’s elephants, then two forest nights near Karatu',
    'Three nights in the central Serengeti',
    'A morning on the floor of Ngorongoro Crater',
    'Stone Town on foot, with a night of taarab music if there is one',
    'Three nights at Matemwe, opposite Mnemba’s reef',
  ],
  inclusions: [
    'Thirteen nights in lodges, tented camps and a Stone Town house',
    'All meals on safari; breakfast and dinner on Zanzibar',
    'Private 4x4 and English-speaking guide for nine days',
    'Flight from Lake Manyara airstrip to Zanzibar',
    'Park, crater and conservation-area fees',
    'Guided walk in Stone Town and one day’s snorkelling',
    'All transfers',
  ],
  exclusions: [
    'International flights and visa',
    'The Zanzibar Insurance Corporation’s compulsory visitor cover',
    'Balloon flight at Seronera',
    'Drinks other than water on safari',
    'Gratuities',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arrival in Usa River, below Mount Meru',
      description:
        'We meet you at the airport; the garden and an early night are half an hour away.',
    },
    {
      day: 'Day 2',
      title: 'A walk in Arusha National Park',
      description:
        'With a ranger across the meadow below the crater wall, between buffalo and giraffe, and back to Usa River by dusk.',
    },
    {
      day: 'Day 3',
      title: 'Tarangire for the night',
      description: 'Two and a half hours on tarmac, and an afternoon along the river.',
    },
    {
      day: 'Day 4',
      title: 'A second day in Tarangire',
      description: 'South to Silale Swamp in the morning. The afternoon is free, and has a view.',
    },
    {
      day: 'Day 5',
      title: 'Up the escarpment to Karatu',
      description:
        'Two hours to the highlands and a farm lunch. Walk to the elephant caves in the forest, or sit.',
    },
    {
      day: 'Day 6',
      title: 'Karatu to Seronera, Serengeti',
      description:
        'Past the crater’s rim and down to the plains; about five hours of driving, with lunch at Naabi Hill.',
    },
    {
      day: 'Day 7',
      title: 'Seronera: rivers and kopjes',
      description:
        'The whole day out, with a picnic, for leopard, lion and whatever crosses the road.',
    },
    {
      day: 'Day 8',
      title: 'Seronera: where the herds are',
      description:
        'We go where the season has taken the herds, as far as a day allows, and rest in the afternoon if it has taken them too far.',
    },
    {
      day: 'Day 9',
      title: 'Back to the Ngorongoro rim',
      description: 'A slow morning, three and a half hours, and a fire at 2,300 metres.',
    },
    {
      day: 'Day 10',
      title: 'The crater, and a flight to Stone Town',
      description:
        'Four hours on the crater floor from six o’clock, then down to Lake Manyara airstrip. By evening you smell the sea.',
    },
    {
      day: 'Day 11',
      title: 'Stone Town on foot',
      description: 'Doors, market, the old slave market’s memorial, and dinner on a roof.',
    },
    {
      day: 'Day 12',
      title: 'To Matemwe by way of a spice farm',
      description: 'An hour and a quarter across the island, with nutmeg and lunch half-way.',
    },
    {
      day: 'Day 13',
      title: 'Matemwe and the reef',
      description:
        'A morning’s snorkelling along Mnemba’s reef and an afternoon with nothing in it.',
    },
    {
      day: 'Day 14',
      title: 'Matemwe to the airport',
      description: 'An hour and a half by road, after a last swim if the tide agrees.',
    },
  ],
  isFeatured: false,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10],
};
