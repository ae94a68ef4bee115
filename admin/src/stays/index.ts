import StaysIcon from '@mui/icons-material/CabinOutlined';
import { adminResource } from '../admin-resource.ts';

export const stays = adminResource('stays', {
  icon: StaysIcon,
  texts: {
    lead: 'Camps, lodges, hotels and boats, which the days of trips lead to.',
    empty: 'No stays yet. Add one, and choose it in the days of a trip.',
  },
  inputs: () => import('./StayInputs.tsx').then((part) => part.StayInputs),
});
