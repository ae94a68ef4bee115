import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { adminSingle } from '../admin-resource.ts';

export const settings = adminSingle('settings', {
  icon: SettingsIcon,
  texts: { lead: 'What visitors read about you on every page of the site.' },
  inputs: () => import('./SettingsSections.tsx').then((part) => part.SettingsSections),
});
