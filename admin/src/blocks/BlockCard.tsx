import type { Block } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { excerptStyle } from '../records/excerpt-style.ts';
import { RecordCard } from '../records/RecordCard.tsx';

/** A day block in the list. */
export function BlockCard({ record }: { record: Block }) {
  const { name, title, description, place, meals, stay } = record;
  const facts = [place, stay, meals.join(', ')].filter((each) => each !== '');
  return (
    <RecordCard resource="blocks" record={record} subtitle={title === name ? '' : title}>
      <Typography sx={excerptStyle}>{description}</Typography>
      <Typography color="textSecondary" sx={{ fontSize: 14, mt: 1 }}>
        {facts.join(' · ')}
      </Typography>
    </RecordCard>
  );
}
