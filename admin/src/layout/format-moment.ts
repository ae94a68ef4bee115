const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A moment (ISO 8601) beside `formatDate`, in the reader's time zone: `3 November 2026 at 09:41`. */
export function formatMoment(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : FORMAT.format(date);
}
