import type { Tour } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { DeleteButton } from '../records/DeleteButton.tsx';
import type { Listed } from '../records/listed.ts';
import { Price } from '../records/Price.tsx';
import { RecordCard } from '../records/RecordCard.tsx';

type Shown = 'image' | 'destination' | 'duration' | 'category' | 'price';

/** A tour in the list. */
export function TourCard({ record }: { record: Listed<Tour, Shown> }) {
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
