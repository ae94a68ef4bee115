import type { PackageContent } from '../types.ts';

export const littleExplorersByBicycle: PackageContent = {
  title: 'Little Explorers by Bicycle',
  slug: 'little-explorers-by-bicycle',
  description: [
    '<p>Six days, three places and a great deal of fresh air for families who cannot sit still. You cycle among giraffes in Arusha National Park with a ranger, through the banana groves of Mto wa Mbu, and along a farm track in the highlands where the only traffic is goats.</p>',
    '<p>Distances are ten to eighteen kilometres a day, mostly flat. Children from eight ride by themselves; smaller ones sit behind you and give orders.</p>',
  ].join(''),
  image: 'little-explorers-by-bicycle',
  gallery: [
    { url: 'giraffes-against-the-sun', type: 'image' },
    { url: 'ngorongoro', type: 'image' },
    { url: 'lake-manyara-canoes-and-treetops', type: 'image' },
  ],
  category: 'family',
  destination: 'Arusha, Mto wa Mbu & Karatu',
  duration: '6 Days',
  price: 1680,
  rating: 4.7,
  reviews: 26,
  highlights: [
    'Bicycles, helmets and child seats of every size',
    'Giraffes beside the path, and no windscreen between',
    'Mto wa Mbu, where people of 120 tribes live in one small town',
    'A day in Ngorongoro Crater in a proper safari car',
    'Milking, picking and cooking on a farm',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Arrival in Usa River',
      description: 'Bicycles are fitted and a first round is ridden through the village.',
    },
    {
      day: 'Day 2',
      title: 'By bicycle in Arusha National Park',
      description: 'Twelve kilometres with a ranger past the Momella lakes. Night in Usa River.',
    },
    {
      day: 'Day 3',
      title: 'Usa River to Mto wa Mbu',
      description: 'Two and a half hours by car, and two on wheels through rice and bananas.',
    },
    {
      day: 'Day 4',
      title: 'Mto wa Mbu to Karatu',
      description:
        'A painter, a carpenter, a brewer of banana beer for the adults; then up the hill by car.',
    },
    { day: 'Day 5', title: 'Ngorongoro Crater from Karatu', description: 'Up at five, for once.' },
    {
      day: 'Day 6',
      title: 'A farm morning in Karatu, and back to Arusha',
      description: 'Eighteen kilometres of farm track, downhill, or a morning in the kitchen.',
    },
  ],
  accommodation:
    'Two nights in a garden lodge at Usa River, one in a simple lodge with a pool at Mto wa Mbu and two on a vegetable farm in Karatu. Family rooms with four beds.',
  inclusions: [
    'Five nights with all meals',
    'Bicycles, helmets, a mechanic and a car that follows',
    'Guide, rangers and village fees',
    'Park and crater fees',
    'Transfers from and to Kilimanjaro airport',
  ],
  exclusions: ['International flights and visas', 'Travel insurance', 'Drinks', 'Gratuities'],
  maxGroupSize: 10,
  isFeatured: false,
  isActive: true,
};
