/** Runs a task in its turn and gives its result. With `isPatient`, all other tasks come first. */
export type Limiter = <Result>(task: () => Promise<Result>, isPatient?: boolean) => Promise<Result>;

/** At most `limit` tasks run at once; the others wait, first come first served. */
export function createLimiter(limit: number): Limiter {
  const waiting: (() => void)[] = [];
  const patient: (() => void)[] = [];
  let running = 0;

  return async (task, isPatient = false) => {
    const line = isPatient ? patient : waiting;
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift() ?? patient.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
