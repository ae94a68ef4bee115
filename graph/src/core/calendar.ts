/** The calendar date, `YYYY-MM-DD`, at a moment in a time zone; in UTC where the zone is unknown. */
export function dateIn(timeZone: string, moment: Date): string {
  return formatter(timeZone).format(moment);
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes calendar dates in the ISO order.
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
  }
}
