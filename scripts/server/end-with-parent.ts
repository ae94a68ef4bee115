const LOOK_EVERY_MS = 500;

/**
 * Calls `end` when the process that started this one is gone. npm hands a signal to its shell
 * alone, which ends and leaves the process behind. Does nothing where npm did not start it.
 */
export function endWithParent(end: () => unknown): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, LOOK_EVERY_MS);
  timer.unref();
}
