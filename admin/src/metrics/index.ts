import MetricsIcon from '@mui/icons-material/QueryStats';
import type { AdminScreen } from '../screen.ts';
import { MetricsPage } from './MetricsPage.tsx';

export const metrics: AdminScreen = {
  path: '/metrics',
  label: 'Metrics',
  icon: MetricsIcon,
  screen: MetricsPage,
};
