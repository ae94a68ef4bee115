import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import { adminResource } from '../admin-resource.ts';

export const users = adminResource('users', {
  icon: UsersIcon,
  inputs: () => import('./UserInputs.tsx').then((part) => part.UserInputs),
  list: () => import('./UserList.tsx').then((part) => part.UserList),
});
