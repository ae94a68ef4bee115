import { htmlToText, type TeamMember } from '@karibu/graph/contract';
import { Link, Typography } from '@mui/material';
import { excerptStyle } from '../records/excerpt-style.ts';
import type { Listed } from '../records/listed.ts';
import { PersonAvatar } from '../records/PersonAvatar.tsx';
import { RecordCard } from '../records/RecordCard.tsx';

type Shown = 'name' | 'position' | 'bio' | 'image' | 'email' | 'phone' | 'order';

/** A team member in the list. */
export function TeamMemberCard({ record }: { record: Listed<TeamMember, Shown> }) {
  const { name, position, bio, image, email, phone, order } = record;
  return (
    <RecordCard
      resource="team"
      record={record}
      subtitle={`${position} · No. ${order}`}
      avatar={<PersonAvatar name={name} address={image} size={72} />}
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
