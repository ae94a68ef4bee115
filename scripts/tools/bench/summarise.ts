/** Median, 95th percentile and maximum of some figures, as one line. */
export function summarise(figures: number[]): string {
  const show = (share: number) => percentile(figures, share).toFixed(1).padStart(7);
  return `median ${show(0.5)}   p95 ${show(0.95)}   max ${show(1)}`;
}

/** The figure below which a share of all lies; 0 of none. */
export function percentile(figures: number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
