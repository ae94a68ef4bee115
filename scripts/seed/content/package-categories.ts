import type { PackageCategoryContent } from './types.ts';

export const packageCategories: PackageCategoryContent[] = [
  {
    name: 'Honeymoon',
    slug: 'honeymoon',
    description: 'For two: quiet camps, late breakfasts and nobody else at the table.',
    icon: 'heart',
    order: 1,
    isActive: true,
  },
  {
    name: 'Family',
    slug: 'family',
    description: 'Short drives, early suppers and guides who were once ten years old themselves.',
    icon: 'family',
    order: 2,
    isActive: true,
  },
  {
    name: 'Safari & Beach',
    slug: 'safari-and-beach',
    description: 'The bush first and the sea afterwards, with the flight in between arranged.',
    icon: 'palm',
    order: 3,
    isActive: true,
  },
  {
    name: 'Small Group',
    slug: 'small-group',
    description: 'Fixed dates, few people and a fair price for those who travel alone.',
    icon: 'group',
    order: 4,
    isActive: true,
  },
  {
    name: 'Retreats',
    slug: 'retreats',
    description: 'Yoga and silence by the sea. In preparation, and not offered yet.',
    icon: 'leaf',
    order: 5,
    isActive: false,
  },
];
