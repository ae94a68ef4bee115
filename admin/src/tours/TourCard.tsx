import type { Tour } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { DeleteButton } from '../records/DeleteButton.tsx';
import { Price } from '../records/Price.tsx';
import { RecordCard } from '../records/RecordCard.tsx';

/** A tour in the list. */
export function TourCard({ record }: { record: Tour }) {
  const { image, destination, duration, category, price } = record;
  return (
    <RecordCard
      resource="tours"
      record={record}
      image={image}
      more={<DeleteButton resource="tours" record={record} />}
    >
      <Typography color="textSecondary" sx={{ fontSize: 14 }}>
        {[destination, duration, category].join(' · ')}
      </Typography>
      <Price price={price} />
    </RecordCard>
  );
}
