import type { GalleryPicture } from '../types.ts';

export const safari: GalleryPicture[] = [
  {
    title: 'Out Before Sunrise',
    description: 'The first half hour belongs to those who leave their tea unfinished.',
    image: 'out-before-sunrise',
    alt: 'A safari car with its roof raised on a sandy track at dawn, a far herd before lilac hills',
    isFeatured: true,
  },
  {
    title: 'Elephants Have Right of Way',
    description: 'A cow, her calf and a young bull, in no hurry at all.',
    image: 'elephants-on-the-red-road',
    alt: 'Two large elephants and a calf walk in line over dry red ground in golden light',
    isFeatured: true,
  },
  {
    title: 'Three in a Row',
    description: 'A family of giraffes on the ridge above camp.',
    image: 'giraffes-against-the-sun',
    alt: 'Three giraffes, each smaller than the one before, walk past a huge setting sun',
    isFeatured: true,
  },
  {
    title: 'Morning From Above',
    description: 'From a basket, the plains sound like one enormous murmur.',
    image: 'balloons-over-the-herds',
    alt: 'Striped hot-air balloons float over green plains that are dotted with grazing herds',
  },
  {
    title: 'Stripes and Dust',
    description: 'The dry season has its own light, and zebras know how to stand in it.',
    image: 'zebras-in-the-dust',
    alt: 'Zebras stand and walk in golden dust, a low sun behind them',
  },
  {
    title: 'The Long March',
    description: 'They go where the rain is, and the rain is always a little farther on.',
    image: 'the-long-march',
    alt: 'Wildebeest walk in long lines over bright green grass under a dark rain sky',
  },
  {
    title: 'A Rhino at Breakfast',
    description: 'One of the few black rhinos of Ngorongoro, before the mist had gone.',
    image: 'black-rhino-in-the-crater',
    alt: 'A black rhino walks through green grass, mist and the crater wall behind it',
  },
  {
    title: 'After the Heat',
    description: 'The females had the shade; he came late.',
    image: 'lions-after-the-heat',
    alt: 'A maned lion walks towards two lionesses that lie under a wide acacia',
    isFeatured: true,
  },
];
