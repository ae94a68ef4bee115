import { htmlToText, type Testimonial } from '@karibu/graph/contract';
import { Rating, Typography } from '@mui/material';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { lazily } from '../lazily.ts';
import { CardListPage } from '../records/CardListPage.tsx';
import { excerptStyle } from '../records/excerpt-style.ts';
import { PersonAvatar } from '../records/PersonAvatar.tsx';
import { type Badge, RecordCard } from '../records/RecordCard.tsx';

const TestimonialCreate = lazily(() => import('./TestimonialCreate.tsx'), 'TestimonialCreate');
const TestimonialEdit = lazily(() => import('./TestimonialEdit.tsx'), 'TestimonialEdit');

/** The testimonials as cards. */
export function TestimonialList() {
  return (
    <CardListPage<Testimonial>
      resource="testimonials"
      item="testimonial"
      title="Testimonials"
      addLabel="Add Testimonial"
      searchLabel="Search testimonials"
      emptyText="No testimonials found. Add your first testimonial to get started!"
      renderCard={(testimonial) => <TestimonialCard testimonial={testimonial} />}
    >
      <FormRoutes create={<TestimonialCreate />} edit={<TestimonialEdit />} />
    </CardListPage>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { id, name, location, avatar, image, rating, text, tourName } = testimonial;
  const badges: Badge[] = [
    ...(testimonial.isActive ? [] : [{ label: 'Inactive', color: 'error' } as const]),
    ...(testimonial.isFeatured ? [{ label: 'Featured', color: 'default' } as const] : []),
  ];
  return (
    <RecordCard
      resource="testimonials"
      item="testimonial"
      id={id}
      title={name}
      subtitle={location}
      avatar={<PersonAvatar name={name} address={avatar || image} />}
      badges={badges}
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
