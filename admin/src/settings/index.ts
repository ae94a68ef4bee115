import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { AdminScreen } from '../screen.ts';
import { SettingsPage } from './SettingsPage.tsx';

export const settings: AdminScreen = {
  path: '/settings',
  label: 'Settings',
  icon: SettingsIcon,
  screen: SettingsPage,
};
