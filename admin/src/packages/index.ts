import PackagesIcon from '@mui/icons-material/CardTravelOutlined';
import { adminResource } from '../admin-resource.ts';

export const packages = adminResource('packages', {
  icon: PackagesIcon,
  texts: {
    title: 'Packages Management',
    search: 'Search by title, destination or category',
    empty: 'No packages yet. Create your first package!',
    emptySearch: 'No packages found matching your search.',
    failure: 'Failed to fetch packages',
  },
  tiles: [
    { label: 'Total', filter: {} },
    { label: 'Active', filter: { isActive: true } },
    { label: 'Featured', filter: { isFeatured: true } },
    { label: 'Inactive', filter: { isActive: false } },
  ],
  inputs: () => import('./PackageInputs.tsx').then((part) => part.PackageInputs),
  card: {
    shows: [
      'image',
      'category',
      'destination',
      'duration',
      'description',
      'price',
      'originalPrice',
      'isActive',
    ],
    load: () => import('./PackageCard.tsx').then((part) => part.PackageCard),
  },
});
