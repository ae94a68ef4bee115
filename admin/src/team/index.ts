import TeamIcon from '@mui/icons-material/GroupsOutlined';
import { adminResource } from '../admin-resource.ts';

export const team = adminResource('team', {
  icon: TeamIcon,
  label: 'Team',
  inputs: () => import('./TeamMemberInputs.tsx').then((part) => part.TeamMemberInputs),
  hasPictures: false,
  card: {
    shows: ['name', 'position', 'bio', 'image', 'email', 'phone', 'order'],
    load: () => import('./TeamMemberCard.tsx').then((part) => part.TeamMemberCard),
  },
});
