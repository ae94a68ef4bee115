import MediaIcon from '@mui/icons-material/PermMediaOutlined';
import { lazily } from '../lazily.ts';
import type { AdminScreen } from '../screen.ts';

export const media: AdminScreen = {
  path: '/media',
  resource: 'uploads',
  label: 'Media',
  icon: MediaIcon,
  screen: lazily(() => import('./MediaPage.tsx'), 'MediaPage'),
};
