import { htmlToText, type Stay } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { optionLabel } from '../inputs/option-label.ts';
import { excerptStyle } from '../records/excerpt-style.ts';
import { RecordCard } from '../records/RecordCard.tsx';

/** A stay in the list. */
export function StayCard({ record }: { record: Stay }) {
  const { image, kind, place, description } = record;
  return (
    <RecordCard resource="stays" record={record} image={image}>
      <Typography color="textSecondary" sx={{ fontSize: 14, mb: 1 }}>
        {[optionLabel(kind), place].join(' · ')}
      </Typography>
      <Typography sx={excerptStyle}>{htmlToText(description)}</Typography>
    </RecordCard>
  );
}
