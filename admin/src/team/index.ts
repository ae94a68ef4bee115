import TeamIcon from '@mui/icons-material/GroupsOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const team: AdminResource = {
  name: 'team',
  label: 'Team',
  item: 'team member',
  icon: TeamIcon,
  list: lazily(() => import('./TeamMemberList.tsx'), 'TeamMemberList'),
};
