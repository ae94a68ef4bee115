import { type Destination, htmlToText } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { excerptStyle } from '../records/excerpt-style.ts';
import type { Listed } from '../records/listed.ts';
import { RecordCard } from '../records/RecordCard.tsx';

type Shown = 'image' | 'continent' | 'description';

/** A destination in the list. */
export function DestinationCard({ record }: { record: Listed<Destination, Shown> }) {
  const { image, continent, description } = record;
  return (
    <RecordCard resource="destinations" record={record} image={image}>
      <Typography color="textSecondary" sx={{ fontSize: 14, mb: 1 }}>
        {continent}
      </Typography>
      <Typography sx={excerptStyle}>{htmlToText(description)}</Typography>
    </RecordCard>
  );
}
