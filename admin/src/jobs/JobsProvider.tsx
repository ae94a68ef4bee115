import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';
import { doToEach } from './do-to-each.ts';
import { type EndedJob, type Job, JobsContext, type RunningJob } from './jobs.ts';

/**
 * Does what is done to many records, whatever screen one goes to meanwhile; then what is shown is read
 * again.
 */
export function JobsProvider({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState<RunningJob | null>(null);
  const [ended, setEnded] = useState<EndedJob | null>(null);
  const isStopped = useRef(false);
  const refresh = useRefresh();
  useUnloadWarning(running !== null);
  const stop = useCallback(() => {
    isStopped.current = true;
    setRunning((before) => before && { ...before, isStopping: true });
  }, []);
  // Who signs out stops it.
  useEffect(() => stop, [stop]);

  async function run(job: Job) {
    isStopped.current = false;
    setEnded(null);
    const outcome = await doToEach(job.records, {
      act: job.act,
      onProgress: (done) => setRunning({ job, done, isStopping: isStopped.current }),
      isStopped: () => isStopped.current,
    });
    setRunning(null);
    setEnded({ job, outcome });
    refresh();
    return outcome;
  }

  const dismiss = () => setEnded(null);
  return <JobsContext value={{ run, running, stop, ended, dismiss }}>{children}</JobsContext>;
}
