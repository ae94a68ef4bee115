import type { Settings } from '@karibu/graph/contract';

export type Reason = Settings['whyChooseUs'][number];

/** Why to choose an operator who has not yet said so in the settings. */
export const DEFAULT_REASONS: Reason[] = [
  {
    icon: 'Users',
    title: 'Guides from here',
    description:
      'They grew up near the parks and reefs they show you, and know them in every season.',
  },
  {
    icon: 'Target',
    title: 'Plans that fit',
    description:
      'Tell us what you hope to see and how you like to travel. We build the days around that.',
  },
  {
    icon: 'Globe',
    title: 'Savannah and sea',
    description: 'One team arranges the safari, the island and the flight in between.',
  },
  {
    icon: 'Heart',
    title: 'Small groups',
    description: 'A window seat for everyone, and room for questions.',
  },
  {
    icon: 'Leaf',
    title: 'Gentle on the land',
    description: 'We keep our distance from animals and leave a place as we found it.',
  },
  {
    icon: 'Award',
    title: 'Nothing to pay up front',
    description:
      'Request a trip without paying, and cancel free of charge up to 24 hours before departure.',
  },
];
