import { type Career, formatDate, publicPath } from '@karibu/graph/contract';
import { Typography } from '@mui/material';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { lazily } from '../lazily.ts';
import { CardListPage } from '../records/CardListPage.tsx';
import { excerptStyle } from '../records/excerpt-style.ts';
import { type Badge, RecordCard } from '../records/RecordCard.tsx';
import { isClosed } from './is-closed.ts';
import { useToday } from './use-today.ts';

const CareerCreate = lazily(() => import('./CareerCreate.tsx'), 'CareerCreate');
const CareerEdit = lazily(() => import('./CareerEdit.tsx'), 'CareerEdit');

/** The open positions, and those that no longer are, as cards. */
export function CareerList() {
  return (
    <CardListPage<Career>
      resource="careers"
      item="career"
      title="Careers"
      addLabel="Add Career"
      searchLabel="Search careers"
      emptyText="No careers found. Add your first career to get started!"
      renderCard={(career) => <CareerCard career={career} />}
    >
      <FormRoutes create={<CareerCreate />} edit={<CareerEdit />} />
    </CardListPage>
  );
}

function CareerCard({ career }: { career: Career }) {
  const today = useToday();
  const { department, employmentType, experienceLevel, applicationDeadline } = career;
  const badges: Badge[] = [
    ...(career.isActive ? [] : [{ label: 'Inactive', color: 'error' } as const]),
    ...(isClosed(career, today) ? [{ label: 'Closed', color: 'secondary' } as const] : []),
    ...(career.isFeatured ? [{ label: 'Featured', color: 'default' } as const] : []),
  ];
  return (
    <RecordCard
      resource="careers"
      item="career"
      id={career.id}
      title={career.title}
      badges={badges}
      publicPath={publicPath.careers(career.slug)}
      isHidden={!career.isActive}
    >
      <Typography color="textSecondary" sx={{ fontSize: 14 }}>
        {[department, employmentType, experienceLevel].join(' · ')}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 14, mb: 1 }}>
        {[career.location, applicationDeadline && `Apply by ${formatDate(applicationDeadline)}`]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography sx={excerptStyle}>{career.description}</Typography>
    </RecordCard>
  );
}
