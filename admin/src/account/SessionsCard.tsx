import { Button } from '@mui/material';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { AccountCard } from './AccountCard.tsx';
import { SessionList } from './SessionList.tsx';
import { useSessions } from './use-sessions.ts';

/** Where one is signed in, and the end of what one does not know. */
export function SessionsCard() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const sessions = useSessions('own', {
    read: () => dataProvider.getSessions(),
    end: (session) => dataProvider.endSession(session),
  });
  const hasOthers = (sessions.open ?? []).some(({ isCurrent }) => !isCurrent);
  return (
    <AccountCard
      title="Sessions"
      lead="Where you are signed in. End what you do not know, then change your password."
    >
      <SessionList {...sessions} />
      {hasOthers ? (
        <Button
          variant="outlined"
          color="error"
          disabled={sessions.isEnding}
          onClick={() => sessions.end(null)}
          sx={{ justifySelf: 'start' }}
        >
          End all other sessions
        </Button>
      ) : null}
    </AccountCard>
  );
}
