import { createContext, useContext } from 'react';
import type { Act, Outcome } from './do-as-whole.ts';
import type { Named, OfResource } from './of-resource.ts';

/** Something that is done to many records, and how it is spoken of. */
export type Job = {
  /** `Deleting` */
  doing: string;
  /** `deleted` */
  done: string;
  /** What is said of those that are refused: `could not be deleted`. */
  failed: string;
  /** What is said of those that are not tried: `still selected`. */
  left: string;
  resource: OfResource;
  records: readonly Named[];
  /** Whether it moves the records into the bin or out of it. */
  bin?: 'into' | 'outOf' | undefined;
  /** Whether records that it brings out of the bin can be put back there by its report. */
  canPutBack?: boolean;
  act: Act;
};

/** What is being done, and to how many it is done already. */
export type RunningJob = { job: Job; done: number; isStopping: boolean };

type Jobs = {
  /** Runs a job to its end or to a stop; does nothing while another one runs. */
  run: (job: Job) => Promise<Outcome>;
  running: RunningJob | null;
  stop: () => void;
};

export const JobsContext = createContext<Jobs | null>(null);

export function useJobs(): Jobs {
  const jobs = useContext(JobsContext);
  if (!jobs) throw new Error('useJobs needs a JobsProvider around it');
  return jobs;
}
