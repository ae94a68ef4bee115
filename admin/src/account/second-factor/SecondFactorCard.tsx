import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { formatMoment } from '../../layout/format-moment.ts';
import type { KaribuDataProvider } from '../../providers/data-provider.ts';
import type { SecondFactor } from '../../providers/second-factor-calls.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { LoadingBlock } from '../../records/LoadingBlock.tsx';
import { AccountCard } from '../AccountCard.tsx';

// With what draws the QR code: most visits of the page need neither.
const SetUpDialog = lazy(() => import('./SetUpDialog.tsx'));
const ProofDialog = lazy(() => import('./ProofDialog.tsx'));

/** The second factor: whether one is on, and the ways to change that. */
export function SecondFactorCard() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const queryFn = () => dataProvider.getSecondFactor();
  const { data, isError, refetch } = useQuery({ queryKey: ['second-factor'], queryFn });
  const client = useQueryClient();
  function readAgain() {
    client.invalidateQueries({ queryKey: ['security-events'] });
    return refetch();
  }
  return (
    <AccountCard
      title="Second factor"
      lead="With one, a stolen password is not enough: a login takes a code of your phone as well."
    >
      {isError ? <LoadFailure what="The second factor" onRetry={refetch} /> : null}
      {data ? <State factor={data} onChange={readAgain} /> : null}
      {data || isError ? null : <LoadingBlock height={40} />}
    </AccountCard>
  );
}

type Asked = 'set up' | 'new codes' | 'switch off';
type StateProps = { factor: SecondFactor; onChange: () => unknown };

function State({ factor, onChange }: StateProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!factor.isOffered) return <Typography>{FIREBASE}</Typography>;
  function close() {
    setAsked(null);
    onChange();
  }
  return (
    <>
      <Words {...factor} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {factor.isOn ? (
          <>
            <Button variant="outlined" onClick={() => setAsked('new codes')}>
              New recovery codes
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsked('switch off')}>
              Switch off
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={() => setAsked('set up')}>
            Set up a second factor
          </Button>
        )}
      </Box>
      <Suspense>
        {asked === 'set up' ? <SetUpDialog onClose={close} /> : null}
        {asked === 'new codes' ? <ProofDialog purpose="new codes" onClose={close} /> : null}
        {asked === 'switch off' ? <ProofDialog purpose="switch off" onClose={close} /> : null}
      </Suspense>
    </>
  );
}

const FIREBASE =
  'Accounts are kept in Firebase here, so that second factors are up to it; Karibu adds none.';

/** So few that it is time for new ones. */
const FEW = 3;

function Words({ isOn, since, recoveryCodesLeft, resetBy, resetAt }: SecondFactor) {
  const left = recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`;
  if (!isOn && resetBy) {
    return (
      <Alert severity="warning">
        It is off: {resetBy} switched it off on {formatMoment(resetAt)}.
      </Alert>
    );
  }
  if (!isOn) return <Typography>It is off.</Typography>;
  return (
    <>
      <Typography>
        It is on since {formatMoment(since)}, and {left} can still be used.
      </Typography>
      {recoveryCodesLeft <= FEW ? (
        <Alert severity="warning">Make new recovery codes before you have none.</Alert>
      ) : null}
    </>
  );
}
