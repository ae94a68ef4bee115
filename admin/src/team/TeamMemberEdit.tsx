import { teamMemberFields } from '@karibu/graph/contract';
import { EditDialog } from '../forms/EditDialog.tsx';
import { TeamMemberInputs } from './TeamMemberInputs.tsx';

export function TeamMemberEdit() {
  return (
    <EditDialog
      resource="team"
      item="team member"
      title="Edit Team Member"
      fields={teamMemberFields}
    >
      <TeamMemberInputs />
    </EditDialog>
  );
}
