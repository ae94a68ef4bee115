import MetricsIcon from '@mui/icons-material/QueryStats';
import { lazily } from '../lazily.ts';
import type { AdminScreen } from '../screen.ts';

export const metrics: AdminScreen = {
  path: '/metrics',
  label: 'Metrics',
  icon: MetricsIcon,
  screen: lazily(() => import('./MetricsPage.tsx'), 'MetricsPage'),
  hasHistory: true,
};
