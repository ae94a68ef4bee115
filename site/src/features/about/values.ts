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
