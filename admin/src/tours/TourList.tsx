import { publicPath, type Tour } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { lazily } from '../lazily.ts';
import { CardListPage } from '../records/CardListPage.tsx';
import { Price } from '../records/Price.tsx';
import { type Badge, RecordCard } from '../records/RecordCard.tsx';

const TourCreate = lazily(() => import('./TourCreate.tsx'), 'TourCreate');
const TourEdit = lazily(() => import('./TourEdit.tsx'), 'TourEdit');

/** Tours Management: the tours as cards. */
export function TourList() {
  return (
    <CardListPage<Tour>
      resource="tours"
      item="tour"
      title="Tours Management"
      addLabel="Add Tour"
      searchLabel="Search by title or destination"
      emptyText="No tours found. Add your first tour to get started!"
      renderCard={(tour) => <TourCard tour={tour} />}
    >
      <FormRoutes create={<TourCreate />} edit={<TourEdit />} />
    </CardListPage>
  );
}

function TourCard({ tour }: { tour: Tour }) {
  const badges: Badge[] = [
    ...(tour.isActive ? [] : [{ label: 'Inactive', color: 'error' } as const]),
    ...(tour.isFeatured ? [{ label: 'Featured', color: 'default' } as const] : []),
  ];
  return (
    <RecordCard
      resource="tours"
      item="tour"
      id={tour.id}
      title={tour.title}
      image={tour.image}
      badges={badges}
      publicPath={publicPath.tours(tour.slug)}
      isHidden={!tour.isActive}
    >
      <Typography color="textSecondary" sx={{ fontSize: 14 }}>
        {[tour.destination, tour.duration, tour.category].join(' · ')}
      </Typography>
      <Price price={tour.price} />
    </RecordCard>
  );
}
