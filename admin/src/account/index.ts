import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { lazily } from '../lazily.ts';
import type { AdminScreen } from '../screen.ts';

export const account: AdminScreen = {
  path: '/account',
  label: 'Your account',
  icon: AccountIcon,
  screen: lazily(() => import('./AccountPage.tsx'), 'AccountPage'),
};
