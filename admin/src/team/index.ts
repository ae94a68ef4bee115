import TeamIcon from '@mui/icons-material/GroupsOutlined';
import type { AdminResource } from '../screen.ts';
import { TeamMemberList } from './TeamMemberList.tsx';

export const team: AdminResource = {
  name: 'team',
  label: 'Team',
  item: 'team member',
  icon: TeamIcon,
  list: TeamMemberList,
};
