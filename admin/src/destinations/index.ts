import DestinationsIcon from '@mui/icons-material/PlaceOutlined';
import type { AdminResource } from '../screen.ts';
import { DestinationList } from './DestinationList.tsx';

export const destinations: AdminResource = {
  name: 'destinations',
  label: 'Destinations',
  item: 'destination',
  icon: DestinationsIcon,
  list: DestinationList,
};
