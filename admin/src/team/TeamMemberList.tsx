import { htmlToText, type TeamMember } from '@karibu/graph/contract';
import { Link, Typography } from '@mui/material';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { lazily } from '../lazily.ts';
import { CardListPage } from '../records/CardListPage.tsx';
import { excerptStyle } from '../records/excerpt-style.ts';
import { PersonAvatar } from '../records/PersonAvatar.tsx';
import { type Badge, RecordCard } from '../records/RecordCard.tsx';

const TeamMemberCreate = lazily(() => import('./TeamMemberCreate.tsx'), 'TeamMemberCreate');
const TeamMemberEdit = lazily(() => import('./TeamMemberEdit.tsx'), 'TeamMemberEdit');

/** The members of the team as cards, in the order that visitors see. */
export function TeamMemberList() {
  return (
    <CardListPage<TeamMember>
      resource="team"
      item="team member"
      title="Team Members"
      addLabel="Add Team Member"
      searchLabel="Search team members"
      emptyText="No team members found. Add your first team member to get started!"
      failureText="Team members could not be loaded."
      sort={BY_ORDER}
      renderCard={(member) => <TeamMemberCard member={member} />}
    >
      <FormRoutes create={<TeamMemberCreate />} edit={<TeamMemberEdit />} />
    </CardListPage>
  );
}

const BY_ORDER = { field: 'order', order: 'ASC' } as const;

function TeamMemberCard({ member }: { member: TeamMember }) {
  const { id, name, position, bio, image, email, phone, isActive } = member;
  const badges: Badge[] = isActive ? [] : [{ label: 'Inactive', color: 'error' }];
  return (
    <RecordCard
      resource="team"
      item="team member"
      id={id}
      title={name}
      subtitle={`${position} · No. ${member.order}`}
      avatar={<PersonAvatar name={name} address={image} size={72} />}
      badges={badges}
    >
      <Typography sx={excerptStyle}>{htmlToText(bio)}</Typography>
      <Typography component="div" sx={contactStyle}>
        {email ? <Link href={`mailto:${email}`}>{email}</Link> : null}
        {phone ? <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link> : null}
      </Typography>
    </RecordCard>
  );
}

const contactStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.5,
  mt: 1.5,
  fontSize: 14,
  overflowWrap: 'anywhere',
};
