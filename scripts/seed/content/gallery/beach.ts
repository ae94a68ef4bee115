import type { GalleryPicture } from '../types.ts';

export const beach: GalleryPicture[] = [
  {
    title: 'Morning, East Coast',
    description: 'The tide is in and the village is still asleep.',
    image: 'palms-and-morning-sea',
    alt: 'Three leaning palms on a white beach, a dhow far out on a turquoise sea',
  },
  {
    title: 'Waiting for the Tide',
    description: 'When the boats stand up straight, it is time to swim.',
    image: 'boats-at-low-tide',
    alt: 'Outrigger boats in red and blue lie on wet sand that the sea has left',
  },
  {
    title: 'Home Under Sail',
    description: 'No engine on the way back, only the wind and somebody singing.',
    image: 'dhow-at-sundown',
    alt: 'A dhow under full sail in front of a low sun, the sea purple and orange',
    isFeatured: true,
  },
  {
    title: 'A Turtle Passing',
    description: 'She looked at us once and went on with her morning.',
    image: 'turtle-over-the-reef',
    alt: 'A green turtle glides over corals, shafts of sunlight falling through the water',
  },
  {
    title: 'Off Kizimkazi',
    description: 'They came to the boat. We would not have gone to them.',
    image: 'dolphins-off-kizimkazi',
    alt: 'Three dolphins leap from a lilac sea at dawn, a dhow on the horizon',
  },
  {
    title: 'Lunch on an Island of Three Hours',
    description: 'At two o’clock the table belongs to the sea again.',
    image: 'lunch-on-a-sandbank',
    alt: 'A white sandbank in turquoise water with a sail for shade, a dhow lying beside it',
    isFeatured: true,
  },
  {
    title: 'Nothing Until Four',
    description: 'The most demanding item of the day’s plan.',
    image: 'hammock-in-the-shade',
    alt: 'A red hammock hangs between two palms above a beach, clouds over the sea',
  },
];
