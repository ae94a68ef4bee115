import PackagesIcon from '@mui/icons-material/CardTravelOutlined';
import type { AdminResource } from '../screen.ts';
import { PackageList } from './PackageList.tsx';

export const packages: AdminResource = {
  name: 'packages',
  label: 'Packages',
  item: 'package',
  icon: PackagesIcon,
  list: PackageList,
};
