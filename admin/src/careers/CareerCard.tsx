import type { Career } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { sayDate } from '../layout/format-date.ts';
import { useToday } from '../layout/use-today.ts';
import { excerptStyle } from '../records/excerpt-style.ts';
import type { Badge } from '../records/flags.ts';
import type { Listed } from '../records/listed.ts';
import { RecordCard } from '../records/RecordCard.tsx';
import { isClosed } from './is-closed.ts';

type Shown =
  | 'department'
  | 'employmentType'
  | 'experienceLevel'
  | 'location'
  | 'applicationDeadline'
  | 'description';

/** A career position in the list. */
export function CareerCard({ record }: { record: Listed<Career, Shown> }) {
  const { department, employmentType, experienceLevel, location, applicationDeadline } = record;
  const today = useToday();
  const badges: Badge[] = isClosed(record, today) ? [{ label: 'Closed', color: 'secondary' }] : [];
  const deadline = applicationDeadline && `Apply by ${sayDate(applicationDeadline)}`;
  return (
    <RecordCard resource="careers" record={record} badges={badges}>
      <Typography color="textSecondary" sx={{ fontSize: 14 }}>
        {[department, employmentType, experienceLevel].join(' · ')}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 14, mb: 1 }}>
        {[location, deadline].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={excerptStyle}>{record.description}</Typography>
    </RecordCard>
  );
}
