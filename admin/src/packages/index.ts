import PackagesIcon from '@mui/icons-material/CardTravelOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const packages: AdminResource = {
  name: 'packages',
  label: 'Packages',
  item: 'package',
  icon: PackagesIcon,
  list: lazily(() => import('./PackageList.tsx'), 'PackageList'),
};
