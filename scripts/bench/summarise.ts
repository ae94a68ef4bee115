/** Median, 95th percentile and maximum of some figures, as one line. */
export function summarise(figures: number[]): string {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const show = (figure = 0) => figure.toFixed(1).padStart(7);
  return `median ${show(at(0.5))}   p95 ${show(at(0.95))}   max ${show(at(1))}`;
}
