import PublicationIcon from '@mui/icons-material/PublishedWithChanges';
import { lazily } from '../lazily.ts';
import type { AdminScreen } from '../screen.ts';

export const publication: AdminScreen = {
  path: '/publication',
  label: 'Publication',
  icon: PublicationIcon,
  screen: lazily(() => import('./PublicationPage.tsx'), 'PublicationPage'),
};
