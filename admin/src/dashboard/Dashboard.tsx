import { Box } from '@mui/material';
import { PageHeader } from '../layout/PageHeader.tsx';
import { resources } from '../menu.ts';
import { useSession } from '../session/session.ts';
import { CountCard } from './CountCard.tsx';
import { LastPublished } from './LastPublished.tsx';
import { QuickActions } from './QuickActions.tsx';

/** The first screen: how much there is, what to do next, and whether all of it is live. */
export function Dashboard() {
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
          {resources.map((resource) => (
            <CountCard key={resource.name} resource={resource} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { lg: '1fr 1fr' } }}>
          <QuickActions />
          <LastPublished />
        </Box>
      </Box>
    </>
  );
}

const countsStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
};
