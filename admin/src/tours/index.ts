import ToursIcon from '@mui/icons-material/ExploreOutlined';
import { adminResource } from '../admin-resource.ts';

export const tours = adminResource('tours', {
  icon: ToursIcon,
  texts: { title: 'Tours Management', search: 'Search by title or destination' },
  inputs: () => import('./TourInputs.tsx').then((part) => part.TourInputs),
  card: {
    shows: ['image', 'destination', 'duration', 'category', 'price'],
    load: () => import('./TourCard.tsx').then((part) => part.TourCard),
  },
});
