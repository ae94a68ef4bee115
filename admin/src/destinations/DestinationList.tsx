import { type Destination, htmlToText, publicPath } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { lazily } from '../lazily.ts';
import { CardListPage } from '../records/CardListPage.tsx';
import { excerptStyle } from '../records/excerpt-style.ts';
import { type Badge, RecordCard } from '../records/RecordCard.tsx';

const DestinationCreate = lazily(() => import('./DestinationCreate.tsx'), 'DestinationCreate');
const DestinationEdit = lazily(() => import('./DestinationEdit.tsx'), 'DestinationEdit');

/** The destinations as cards. */
export function DestinationList() {
  return (
    <CardListPage<Destination>
      resource="destinations"
      item="destination"
      title="Destinations"
      addLabel="Add Destination"
      searchLabel="Search destinations"
      emptyText="No destinations found. Add your first destination to get started!"
      renderCard={(destination) => <DestinationCard destination={destination} />}
    >
      <FormRoutes create={<DestinationCreate />} edit={<DestinationEdit />} />
    </CardListPage>
  );
}

function DestinationCard({ destination }: { destination: Destination }) {
  const badges: Badge[] = [
    ...(destination.isActive ? [] : [{ label: 'Inactive', color: 'error' } as const]),
    ...(destination.featured ? [{ label: 'Featured', color: 'default' } as const] : []),
  ];
  return (
    <RecordCard
      resource="destinations"
      item="destination"
      id={destination.id}
      title={destination.name}
      image={destination.image}
      badges={badges}
      publicPath={publicPath.destinations(destination.slug)}
      isHidden={!destination.isActive}
    >
      <Typography color="textSecondary" sx={{ fontSize: 14, mb: 1 }}>
        {destination.continent}
      </Typography>
      <Typography sx={excerptStyle}>{htmlToText(destination.description)}</Typography>
    </RecordCard>
  );
}
