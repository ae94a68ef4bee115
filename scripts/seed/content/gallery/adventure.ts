import type { GalleryPicture } from '../types.ts';

export const adventure: GalleryPicture[] = [
  {
    title: 'Camp Under the Milky Way',
    description: 'Turn off the lamp, wait twenty minutes, look up.',
    image: 'camp-under-the-milky-way',
    alt: 'Two lit tents and a fire on dark plains, the Milky Way across the sky',
    isFeatured: true,
  },
  {
    title: 'The Last Hour to the Top',
    description: 'Slowly, slowly: the sun waits for nobody, and need not.',
    image: 'last-steps-before-sunrise',
    alt: 'Six trekkers with poles climb a dark slope above a sea of pink cloud',
  },
  {
    title: 'Over the Coral Gardens',
    description: 'Fins up, hands still, eyes wide open.',
    image: 'over-the-coral-gardens',
    alt: 'A snorkeller swims above red, purple and yellow corals among small fish',
  },
  {
    title: 'Small Beside a Whale Shark',
    description: 'Three metres of distance, twelve metres of fish.',
    image: 'beside-a-whale-shark',
    alt: 'A spotted whale shark under water with a snorkeller above its back',
  },
  {
    title: 'Canoe on the Momella Lakes',
    description: 'The mountain comes out for ten minutes and is gone again.',
    image: 'canoe-in-the-mist',
    alt: 'Two people paddle a dugout on a misty lake, a snow-topped mountain far behind',
  },
  {
    title: 'On Foot With Joseph',
    description: 'He reads the ground as other people read the news.',
    image: 'walking-with-a-herder',
    alt: 'A Maasai herder in a red shuka leads three walkers over a golden plain past giraffes',
  },
];
