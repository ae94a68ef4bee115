import MetricsIcon from '@mui/icons-material/QueryStats';
import { adminSingle } from '../admin-resource.ts';

export const metrics = adminSingle('metrics', {
  icon: MetricsIcon,
  texts: { title: 'Site Metrics', lead: 'The numbers that speak for you on the site.' },
  inputs: () => import('./MetricsInputs.tsx').then((part) => part.MetricsInputs),
});
