import { Box } from '@mui/material';
import { PageHeader } from '../layout/PageHeader.tsx';
import { NameCard } from './NameCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecurityEventsCard } from './SecurityEventsCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SecondFactorCard } from './second-factor/SecondFactorCard.tsx';

/** What people change of their own account, and where they are signed in. */
export function AccountPage() {
  return (
    <>
      <PageHeader title="Your account" lead="Your name, how you sign in, and where you have." />
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 720 }}>
        <NameCard />
        <PasswordCard />
        <SecondFactorCard />
        <SessionsCard />
        <SecurityEventsCard />
      </Box>
    </>
  );
}
