import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';
import { describeOutcome } from './describe-outcome.ts';
import { doAsWhole } from './do-as-whole.ts';
import { type Job, JobsContext, type RunningJob } from './jobs.ts';
import { keepReports } from './reports.ts';

/** Does something once what was changed is seen: a whole list that is drawn anew would delay it. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * Runs jobs on many records, whatever screen is shown meanwhile, and then reads the screen's data
 * again. The report stays until it is closed, even over a new sign-in.
 */
export function JobsProvider({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState<RunningJob | null>(null);
  const isStopped = useRef(false);
  const isBusy = useRef(false);
  const refresh = useRefresh();
  useUnloadWarning(running !== null);
  const stop = useCallback(() => {
    isStopped.current = true;
    setRunning((before) => before && { ...before, isStopping: true });
  }, []);
  // Signing out stops the job.
  useEffect(() => stop, [stop]);

  async function run(job: Job) {
    if (isBusy.current)
      return { doneIds: [], edited: [], failures: [], left: job.records.length, breakReason: null };
    isBusy.current = true;
    isStopped.current = false;
    const { keep, hasEnded } = keepReports('job');
    keep(null);
    const outcome = await doAsWhole(job.records, {
      of: job.resource,
      act: job.act,
      onProgress: (done) => setRunning({ job, done, isStopping: isStopped.current }),
      isStopped: () => isStopped.current,
    });
    isBusy.current = false;
    setRunning(null);
    keep(describeOutcome(job, outcome, hasEnded()));
    afterPaint(refresh);
    return outcome;
  }

  return <JobsContext value={{ run, running, stop }}>{children}</JobsContext>;
}
