/** Runs a task when its turn comes, and gives its result. */
export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** At most `limit` tasks run at once; the others wait, first come first served. */
export function createLimiter(limit: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
