import ToursIcon from '@mui/icons-material/ExploreOutlined';
import type { AdminResource } from '../screen.ts';
import { TourList } from './TourList.tsx';

export const tours: AdminResource = {
  name: 'tours',
  label: 'Tours',
  item: 'tour',
  icon: ToursIcon,
  list: TourList,
};
