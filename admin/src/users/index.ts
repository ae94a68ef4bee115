import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const users: AdminResource = {
  name: 'users',
  label: 'Users',
  item: 'user',
  icon: UsersIcon,
  audience: 'admin',
  list: lazily(() => import('./UserList.tsx'), 'UserList'),
};
