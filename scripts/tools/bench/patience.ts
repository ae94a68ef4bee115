/** How long a benchmark waits for what must come: a busy machine is slow, which is no fault. */
export const PATIENCE_MS = 240_000;
