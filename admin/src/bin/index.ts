import BinIcon from '@mui/icons-material/DeleteOutlined';
import { lazily } from '../lazily.ts';
import type { AdminScreen } from '../screen.ts';

export const bin: AdminScreen = {
  path: '/bin',
  label: 'Bin',
  icon: BinIcon,
  screen: lazily(() => import('./BinPage.tsx'), 'BinPage'),
};
