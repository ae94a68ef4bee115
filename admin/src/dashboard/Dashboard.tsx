import { Box } from '@mui/material';
import { blog } from '../blog/index.ts';
import { destinations } from '../destinations/index.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { useMay } from '../session/may.ts';
import { useSession } from '../session/session.ts';
import { team } from '../team/index.ts';
import { testimonials } from '../testimonials/index.ts';
import { tours } from '../tours/index.ts';
import { CountCard } from './CountCard.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LastPublished } from './LastPublished.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SiteMetrics } from './SiteMetrics.tsx';
import { ToDo } from './ToDo.tsx';

const COUNTED = [tours, destinations, blog, testimonials, team];

/** The first screen: how much there is, what to do next, and whether all of it is live. */
export function Dashboard() {
  const may = useMay();
  const name = useSession()?.user.name.split(' ')[0];
  return (
    <>
      <PageHeader
        title="Dashboard"
        lead={
          name ? `Karibu, ${name}. Here is how your site stands.` : 'Here is how your site stands.'
        }
      />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box component="section" aria-label="Counts" sx={countsStyle}>
          {COUNTED.filter(({ name: each }) => may.write(each)).map((resource) => (
            <CountCard key={resource.name} resource={resource} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { lg: '3fr 2fr' } }}>
          <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
            <FirstSteps />
            <ToDo />
            <SiteMetrics />
            <LastPublished />
          </Box>
          <QuickActions />
        </Box>
      </Box>
    </>
  );
}

const countsStyle = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: {
    xs: '1fr 1fr',
    sm: 'repeat(auto-fit, minmax(min(100%, 10.75rem), 1fr))',
  },
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
