import DestinationsIcon from '@mui/icons-material/PlaceOutlined';
import { adminResource } from '../admin-resource.ts';

export const destinations = adminResource('destinations', {
  icon: DestinationsIcon,
  inputs: () => import('./DestinationInputs.tsx').then((part) => part.DestinationInputs),
  card: {
    shows: ['image', 'continent', 'description'],
    load: () => import('./DestinationCard.tsx').then((part) => part.DestinationCard),
  },
});
