import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { DockPaper } from '../layout/Dock.tsx';
import { countOf } from '../records/count-of.ts';
import type { RunningJob } from './jobs.ts';
import { inParts, wordsOf } from './of-resource.ts';

type JobProgressProps = RunningJob & { onStop: () => void };

/** How far something is that is done to several records, and the way to stop it. */
export function JobProgress({ job, done, isStopping, onStop }: JobProgressProps) {
  const { doing, records } = job;
  if (records.length === 1) return null;
  // One call cannot be stopped half way, and nobody knows how far it is.
  const isOneCall = inParts(records, job.resource).length === 1;
  const count = (number: number) => number.toLocaleString('en-US');
  return (
    <DockPaper label="Progress">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: 1, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {isOneCall
            ? `${doing} ${countOf(records.length, wordsOf(job.resource))}`
            : `${doing}: ${count(done)} of ${count(records.length)}`}
        </Typography>
        {isOneCall ? null : (
          <Button size="small" variant="outlined" onClick={onStop} disabled={isStopping}>
            {isStopping ? 'Stopping…' : 'Stop'}
          </Button>
        )}
      </Box>
      <LinearProgress
        variant={isOneCall ? 'indeterminate' : 'determinate'}
        value={(100 * done) / records.length}
        aria-label={doing}
        sx={{ mt: 1 }}
      />
    </DockPaper>
  );
}
