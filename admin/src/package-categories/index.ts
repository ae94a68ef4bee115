import CategoriesIcon from '@mui/icons-material/CategoryOutlined';
import type { AdminResource } from '../screen.ts';
import { PackageCategoryList } from './PackageCategoryList.tsx';

export const packageCategories: AdminResource = {
  name: 'package-categories',
  label: 'Package Categories',
  item: 'category',
  icon: CategoriesIcon,
  list: PackageCategoryList,
};
