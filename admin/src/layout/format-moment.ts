const FORMATS = {
  long: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  exact: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' }),
  medium: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
};

/**
 * A moment (ISO 8601) in the reader's time zone: `3 November 2026 at 09:41`, with
 * seconds when exact, or `3 Nov 2026, 09:41` when medium.
 */
export function formatMoment(at: string, length: keyof typeof FORMATS = 'long'): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : FORMATS[length].format(date);
}
