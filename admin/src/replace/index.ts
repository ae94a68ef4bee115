import ReplaceIcon from '@mui/icons-material/FindReplaceOutlined';
import { lazily } from '../lazily.ts';
import type { AdminScreen } from '../screen.ts';

export const replace: AdminScreen = {
  path: '/replace',
  label: 'Find and replace',
  icon: ReplaceIcon,
  audience: 'editors',
  screen: lazily(() => import('./ReplacePage.tsx'), 'ReplacePage'),
};
