import type { Settings } from '@karibu/graph/contract';

/** What an operator stands for who has not yet said so in the settings. */
export const DEFAULT_VALUES: Settings['ourValues'] = [
  {
    icon: 'Heart',
    title: 'Hospitality',
    description: 'You are a guest of the house with us, on the road and at sea.',
  },
  {
    icon: 'Leaf',
    title: 'Care for the wild',
    description: 'We come quietly, keep our distance and leave nothing behind.',
  },
  {
    icon: 'Users',
    title: 'Fair work',
    description: 'Guides, crews and hosts are paid well and on time, and credited by name.',
  },
  {
    icon: 'Award',
    title: 'Honest advice',
    description: 'We tell you what a season can give and what it cannot, before you book.',
  },
];

/** The story and the mission of an operator who has not yet told them. */
export const DEFAULT_STORY =
  'We live where we guide. These roads, tides and people are part of our everyday lives, ' +
  'and planning a journey here is like showing a friend around home.';
export const DEFAULT_MISSION =
  'To bring people close to wild and beautiful places, and to leave those places the better for it.';
