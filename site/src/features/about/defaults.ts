import type { Settings } from '@karibu/graph/contract';

/** What an operator stands for who has not yet said so in the settings. */
export const DEFAULT_VALUES: Settings['ourValues'] = [
  {
    icon: 'Heart',
    title: 'Hospitality',
    description: 'Guests are looked after as guests of the house, on the road and at sea.',
  },
  {
    icon: 'Leaf',
    title: 'Care for the wild',
    description: 'We come quietly, keep our distance and take everything home with us again.',
  },
  {
    icon: 'Users',
    title: 'Fair work',
    description: 'Guides, crews and hosts are paid well and on time, and their names are known.',
  },
  {
    icon: 'Award',
    title: 'Honest advice',
    description: 'We say what a season can give and what it cannot, before anybody books.',
  },
];

/** The story and the mission of an operator who has not yet told them. */
export const DEFAULT_STORY =
  'We live where we guide. The roads, the tides and the people along the way are those of our ' +
  'everyday, and planning a journey here is showing somebody around at home.';
export const DEFAULT_MISSION =
  'To bring people close to wild and beautiful places, and to leave those places the better for it.';
