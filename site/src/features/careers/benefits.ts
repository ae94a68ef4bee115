import type { Settings } from '@karibu/graph/contract';

/** Why people work with the operator, on the list of open positions. */
export const REASONS: Settings['ourValues'] = [
  {
    icon: 'Award',
    title: 'Room for growth',
    description:
      'Guides become head guides, planners open offices. We pay for languages, licences and first-aid courses.',
  },
  {
    icon: 'Heart',
    title: 'Work-life balance',
    description:
      'Seasons are busy, and we plan for it: rest after every long journey, and no calls on days that are yours.',
  },
  {
    icon: 'Users',
    title: 'Competitive benefits',
    description:
      'Fair pay that you can compare, health insurance for the family, and a journey a year as a guest.',
  },
];
