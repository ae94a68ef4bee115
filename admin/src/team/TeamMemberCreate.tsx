import { teamMemberFields } from '@karibu/graph/contract';
import { CreateDialog } from '../forms/CreateDialog.tsx';
import { TeamMemberInputs } from './TeamMemberInputs.tsx';

export function TeamMemberCreate() {
  return (
    <CreateDialog
      resource="team"
      item="team member"
      title="Add Team Member"
      fields={teamMemberFields}
    >
      <TeamMemberInputs />
    </CreateDialog>
  );
}
