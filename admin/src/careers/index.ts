import CareersIcon from '@mui/icons-material/WorkOutlineOutlined';
import { adminResource } from '../admin-resource.ts';

export const careers = adminResource('careers', {
  icon: CareersIcon,
  label: 'Careers',
  texts: { title: 'Careers' },
  inputs: () => import('./CareerInputs.tsx').then((part) => part.CareerInputs),
  card: {
    shows: [
      'department',
      'employmentType',
      'experienceLevel',
      'location',
      'applicationDeadline',
      'description',
    ],
    load: () => import('./CareerCard.tsx').then((part) => part.CareerCard),
  },
});
