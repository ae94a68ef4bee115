import CareersIcon from '@mui/icons-material/WorkOutlineOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const careers: AdminResource = {
  name: 'careers',
  label: 'Careers',
  item: 'career',
  icon: CareersIcon,
  list: lazily(() => import('./CareerList.tsx'), 'CareerList'),
};
