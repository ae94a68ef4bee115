/** The median, 95th percentile and maximum of the figures, as one line. */
export function summarise(figures: number[]): string {
  const show = (share: number) => percentile(figures, share).toFixed(1).padStart(7);
  return `median ${show(0.5)}   p95 ${show(0.95)}   max ${show(1)}`;
}

/** The percentile of the figures; `share` is from 0 to 1. 0 for no figures. */
export function percentile(figures: number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
