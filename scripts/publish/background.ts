/** Work that waits until nothing else is wanted. */
export type Background = {
  /** Begins the work anew after a pause, in place of the one that is waiting or running. */
  begin: () => void;
  /** Ends it, and waits for the step that is running. */
  stop: () => Promise<void>;
};

type Work = (isWanted: () => boolean) => Promise<void>;

/** Runs the work once there was no `begin` for `pauseMs`. The work asks whether to go on. */
export function createBackground(work: Work, pauseMs: number): Background {
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return {
    begin() {
      turn += 1;
      const mine = turn;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(() => work(() => turn === mine)).catch(() => {});
      }, pauseMs);
    },
    async stop() {
      turn += 1;
      clearTimeout(timer);
      await running;
    },
  };
}
