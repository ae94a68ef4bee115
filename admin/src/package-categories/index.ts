import CategoriesIcon from '@mui/icons-material/CategoryOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const packageCategories: AdminResource = {
  name: 'package-categories',
  label: 'Package Categories',
  item: 'category',
  icon: CategoriesIcon,
  list: lazily(() => import('./PackageCategoryList.tsx'), 'PackageCategoryList'),
};
