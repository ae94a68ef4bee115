import CategoriesIcon from '@mui/icons-material/CategoryOutlined';
import { adminResource } from '../admin-resource.ts';

export const packageCategories = adminResource('package-categories', {
  icon: CategoriesIcon,
  label: 'Package Categories',
  inputs: () => import('./PackageCategoryInputs.tsx').then((part) => part.PackageCategoryInputs),
  list: () => import('./PackageCategoryList.tsx').then((part) => part.PackageCategoryList),
  formOpensIn: 'page',
});
