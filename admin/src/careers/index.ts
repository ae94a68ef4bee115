import CareersIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { AdminResource } from '../screen.ts';
import { CareerList } from './CareerList.tsx';

export const careers: AdminResource = {
  name: 'careers',
  label: 'Careers',
  item: 'career',
  icon: CareersIcon,
  list: CareerList,
};
