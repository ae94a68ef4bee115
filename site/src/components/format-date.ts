const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date (`YYYY-MM-DD`) in words: `12 August 2027`. */
export function formatDate(date: string): string {
  if (!date) return 'No date';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : undefined;
  // 31 February would silently become 3 March.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) {
    return 'Invalid date';
  }
  return LONG_DATE.format(day);
}
