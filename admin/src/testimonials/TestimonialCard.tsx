import { htmlToText, type Testimonial } from '@karibu/graph/contract';
import { Rating, Typography } from '@mui/material';
import { excerptStyle } from '../records/excerpt-style.ts';
import type { Listed } from '../records/listed.ts';
import { PersonAvatar } from '../records/PersonAvatar.tsx';
import { RecordCard } from '../records/RecordCard.tsx';

type Shown = 'name' | 'location' | 'avatar' | 'image' | 'rating' | 'text' | 'tourName';

/** A testimonial in the list. */
export function TestimonialCard({ record }: { record: Listed<Testimonial, Shown> }) {
  const { name, location, avatar, image, rating, text, tourName } = record;
  return (
    <RecordCard
      resource="testimonials"
      record={record}
      subtitle={location}
      avatar={<PersonAvatar name={name} address={avatar || image} />}
    >
      <Rating
        readOnly
        value={rating}
        precision={0.5}
        size="small"
        getLabelText={(stars) => `${stars} of 5 stars`}
        sx={{ color: 'secondary.main', mb: 1 }}
      />
      <Typography sx={excerptStyle}>{htmlToText(text)}</Typography>
      <Typography color="textSecondary" sx={{ fontSize: 14, mt: 1.5 }}>
        {tourName}
      </Typography>
    </RecordCard>
  );
}
