import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import type { AdminResource } from '../screen.ts';
import { UserList } from './UserList.tsx';

export const users: AdminResource = {
  name: 'users',
  label: 'Users',
  item: 'user',
  icon: UsersIcon,
  audience: 'admin',
  list: UserList,
};
