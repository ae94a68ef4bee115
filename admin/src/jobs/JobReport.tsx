import { Alert, Box } from '@mui/material';
import { DockPaper } from '../layout/Dock.tsx';
import type { Outcome } from './do-to-each.ts';
import type { EndedJob, Job } from './jobs.ts';

type JobReportProps = EndedJob & { onClose: () => void };

/** Names what could not be done and what was not tried; nothing where all is done. */
export function JobReport({ job, outcome, onClose }: JobReportProps) {
  const { failures, left, breakReason } = outcome;
  if (failures.length === 0 && left === 0) return null;
  const isMistake = failures.length > 0 || breakReason !== null;
  return (
    <DockPaper label="Outcome" isBare>
      <Alert severity={isMistake ? 'error' : 'info'} onClose={onClose} sx={alertStyle}>
        {left > 0 ? <div>{describeStop(job, outcome)}</div> : null}
        {failures.length > 0 ? (
          <>
            {`${format(failures.length)} ${job.failed} and ${areOrIs(failures.length)} ${job.left}.`}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {failures.map(({ id, title, reason }) => (
                <li key={id}>{`${title}: ${reason}`}</li>
              ))}
            </Box>
          </>
        ) : null}
      </Alert>
    </DockPaper>
  );
}

function describeStop({ records, left: where }: Job, { left, breakReason }: Outcome): string {
  const reason = breakReason ? `: ${breakReason}` : ', as you asked.';
  const others = left === 1 ? 'The one that is left' : `The ${format(left)} that are left`;
  return `Stopped after ${format(records.length - left)} of ${format(records.length)}${reason} ${others} ${areOrIs(left)} ${where}.`;
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}

function areOrIs(count: number): string {
  return count === 1 ? 'is' : 'are';
}

const alertStyle = {
  maxHeight: 'min(40dvh, 15rem)',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  '& .MuiAlert-message': { flex: 1 },
};
