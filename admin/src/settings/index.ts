import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { lazily } from '../lazily.ts';
import type { AdminScreen } from '../screen.ts';

export const settings: AdminScreen = {
  path: '/settings',
  label: 'Settings',
  icon: SettingsIcon,
  screen: lazily(() => import('./SettingsPage.tsx'), 'SettingsPage'),
  hasHistory: true,
};
