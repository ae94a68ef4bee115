import type { Publication } from '@karibu/graph/contract';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { PageHeader } from '../layout/PageHeader.tsx';
import { usePublication } from '../providers/use-publication.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { useMay } from '../session/may.ts';
import { LeftOutRecords } from './LeftOutRecords.tsx';
import { PageFaults } from './PageFaults.tsx';
import { ReleaseCard } from './ReleaseCard.tsx';
import { StateMark } from './StateMark.tsx';
import { usePublish } from './use-publish.ts';
import { explainState } from './words.ts';

/** What is live, what is on its way, and the last releases with the way back to each. */
export function PublicationPage() {
  const { publication, current, hasFailed, refetch } = usePublication();
  const publish = usePublish();
  const mayPublish = useMay().publish;
  return (
    <>
      <PageHeader
        title="Publication"
        lead="Every save publishes the pages that it touches. Each release is kept for a while."
        actions={
          mayPublish ? (
            <Button
              variant="contained"
              onClick={() => publish.mutate()}
              disabled={publish.isPending}
            >
              Publish all again
            </Button>
          ) : null
        }
      />
      {current ? <State publication={current} onRetry={publish.mutate} /> : null}
      {hasFailed ? <LoadFailure what="The state of the site" onRetry={refetch} /> : null}
      {publication ? <Releases publication={publication} /> : null}
      {!publication && !hasFailed ? <LoadingBlock height={320} /> : null}
    </>
  );
}

type StateProps = { publication: Publication; onRetry: () => void };

function State({ publication, onRetry }: StateProps) {
  const { state, reason, isRolledBack, leftOut, faults } = publication;
  const mayPublish = useMay().publish;
  return (
    <Card sx={{ p: 2.5, mb: 3, display: 'grid', gap: 1.5 }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <StateMark publication={publication} />
        <Typography variant="h2">{explainState(publication)}</Typography>
      </Box>
      {isRolledBack && state === 'live' ? (
        <Alert severity="warning">
          An administrator went back to an earlier release. What was saved since is not live until
          the next save, or until all is published again.
        </Alert>
      ) : null}
      {state === 'failed' ? (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          The site still shows what was live before; publishing is tried again by itself.
          {reason ? <Box sx={{ mt: 0.5 }}>{reason}</Box> : null}
          {mayPublish ? (
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              onClick={onRetry}
              sx={{ mt: 1.5 }}
            >
              Try again
            </Button>
          ) : null}
        </Alert>
      ) : null}
      <LeftOutRecords {...leftOut} />
      <PageFaults {...faults} />
    </Card>
  );
}

function Releases({ publication: { releases, current } }: { publication: Publication }) {
  const mayRollBack = useMay().belong('admin');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        Releases
      </Typography>
      {mayRollBack ? null : (
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          Only administrators can go back to an earlier release.
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {releases.map((release, place) => (
          <ReleaseCard
            key={release.id}
            release={release}
            isLive={release.id === current}
            isNewer={place < releases.findIndex(({ id }) => id === current)}
            mayRollBack={mayRollBack}
          />
        ))}
      </Box>
      {releases.length === 0 ? (
        <Typography color="textSecondary">Nothing has been published yet.</Typography>
      ) : null}
    </section>
  );
}
