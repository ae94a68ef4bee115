import type { GalleryPicture } from '../types.ts';

export const wildlife: GalleryPicture[] = [
  {
    title: 'The One Who Was There First',
    description: 'We had been under her tree for an hour before anybody looked up.',
    image: 'leopard-on-a-bough',
    alt: 'A leopard rests on a thick bough before a large low sun, tail and legs hanging down',
    isFeatured: true,
  },
  {
    title: 'Before the Storm',
    description: 'From a termite mound one sees the rain come, and supper too.',
    image: 'cheetah-before-the-storm',
    alt: 'A cheetah sits on a termite mound, rain falling over green plains behind',
  },
  {
    title: 'An Opinion, Strongly Held',
    description: 'It looks like a yawn. It is not a yawn.',
    image: 'hippos-in-the-evening',
    alt: 'A hippo in a lake flings its jaws open while others float around it at sunset',
  },
  {
    title: 'Flamingos at First Light',
    description: 'They are pink because of what they eat, and because of the hour.',
    image: 'flamingos-at-first-light',
    alt: 'Tall pink flamingos wade in a lilac lake, hundreds more in a line behind them',
  },
  {
    title: 'The Patience of Crocodiles',
    description: 'It had not moved since breakfast, said the ranger. He did not say which.',
    image: 'crocodile-on-the-bank',
    alt: 'A crocodile lies on a sandy bank beside a blue river with hippos in it',
  },
  {
    title: 'Greater Kudu',
    description: 'Two and a half turns to each horn, and not a sound.',
    image: 'kudu-at-the-waterhole',
    alt: 'A kudu bull with tall spiral horns and white stripes, a second one by the water',
  },
  {
    title: 'Fish Eagle',
    description: 'Its call is the one you have heard in every film.',
    image: 'fish-eagle-over-the-lake',
    alt: 'An African fish eagle with a white head flies low over a lake, claws out',
  },
  {
    title: 'A Dance for Two',
    description: 'They bow, spread their wings, jump, and begin again.',
    image: 'crowned-cranes-dancing',
    alt: 'Two grey crowned cranes with golden crests, one with wings spread, in morning mist',
  },
];
