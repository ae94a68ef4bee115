import DestinationsIcon from '@mui/icons-material/PlaceOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const destinations: AdminResource = {
  name: 'destinations',
  label: 'Destinations',
  item: 'destination',
  icon: DestinationsIcon,
  list: lazily(() => import('./DestinationList.tsx'), 'DestinationList'),
};
