import type { GalleryPicture } from '../types.ts';

export const nature: GalleryPicture[] = [
  {
    title: 'Baobab After the Rain',
    description: 'For a few weeks of the year it has leaves, and is rather proud of them.',
    image: 'baobab-after-the-rain',
    alt: 'A leafy baobab and an elephant on green grass, a rainbow in the dark sky',
  },
  {
    title: 'The Mountain at First Light',
    description: 'Before the clouds are up, it stands there as if it had never been away.',
    image: 'kilimanjaro-at-first-light',
    alt: 'Kilimanjaro with its ice in pink dawn light, giraffes and acacias before it',
    isFeatured: true,
  },
  {
    title: 'Mangroves at Low Tide',
    description: 'A forest on stilts, and the nursery of half the reef.',
    image: 'mangroves-at-low-tide',
    alt: 'Mangroves stand on arched roots on a tidal flat, a hazy coast behind',
  },
  {
    title: 'Moonrise',
    description: 'Nobody spoke until it had let go of the hill.',
    image: 'moonrise-over-the-lake',
    alt: 'A full moon rises behind hills over a dark blue lake with wading flamingos',
  },
  {
    title: 'Fever Trees',
    description: 'The yellow bark does the work that leaves do elsewhere.',
    image: 'fever-trees-in-the-mist',
    alt: 'Zebras graze in mist between fever trees with yellow trunks',
  },
];
