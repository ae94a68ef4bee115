import { Box } from '@mui/material';
import { lazy, Suspense, useEffect } from 'react';
import { InDock } from '../layout/Dock.tsx';
import { JobReports } from './JobReport.tsx';
import { useJobs } from './jobs.ts';
import { reportLeftImports } from './left-import.ts';

const JobProgress = lazy(async () => ({
  default: (await import('./JobProgress.tsx')).JobProgress,
}));

/** At the foot of the screen: the progress of a job on many records, then its result. */
export function JobsInDock() {
  const { running, stop } = useJobs();
  useEffect(() => void reportLeftImports(), []);
  return (
    <InDock>
      <Box sx={{ order: -1, display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        <Suspense fallback={null}>
          {running ? <JobProgress {...running} onStop={stop} /> : null}
        </Suspense>
        <JobReports kind="job" />
        <JobReports kind="import" />
        <JobReports kind="upload" />
      </Box>
    </InDock>
  );
}
