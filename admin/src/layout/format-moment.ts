const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ISO 8601) as people write it, in the reader's time zone: `Nov 3, 2026, 9:41 AM`. */
export function formatMoment(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : FORMAT.format(date);
}
