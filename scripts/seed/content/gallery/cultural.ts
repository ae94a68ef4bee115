import type { GalleryPicture } from '../types.ts';

export const cultural: GalleryPicture[] = [
  {
    title: 'Drums at Dusk',
    description: 'You hear them from the beach, and then you follow.',
    image: 'drums-at-dusk',
    alt: 'Three drummers in long printed cloth around a fire between palms, the sky purple',
  },
  {
    title: 'The Fruit Market',
    description: 'Mangoes by the heap, and advice on each for nothing.',
    image: 'fruit-market',
    alt: 'A woman with a basket on her head in front of two stalls heaped with fruit under striped awnings',
    isFeatured: true,
  },
  {
    title: 'The Leap',
    description: 'Higher, say the others, and hum a little deeper.',
    image: 'the-leap',
    alt: 'A Maasai man in red leaps straight up before the sun while four others look on',
  },
  {
    title: 'A Door in Stone Town',
    description: 'Brass studs kept elephants out, in a town that had none.',
    image: 'a-door-in-stone-town',
    alt: 'A carved blue double door with brass studs in a plastered wall, baskets of spices before it',
  },
  {
    title: 'The Seaweed Harvest',
    description: 'While the lagoon is dry, the gardens are open.',
    image: 'seaweed-harvest',
    alt: 'Women in bright cloth carry baskets and bend to work on tidal flats at dawn',
  },
  {
    title: 'Coffee, Before It Is Coffee',
    description: 'Only the red ones are picked, so every tree is visited many times.',
    image: 'coffee-cherries',
    alt: 'Branches of a coffee tree with clusters of ripe red cherries and long green leaves',
  },
];
