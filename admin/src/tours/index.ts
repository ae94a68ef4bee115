import ToursIcon from '@mui/icons-material/ExploreOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const tours: AdminResource = {
  name: 'tours',
  label: 'Tours',
  item: 'tour',
  icon: ToursIcon,
  list: lazily(() => import('./TourList.tsx'), 'TourList'),
};
