/** The zone of an operator who has not set one. */
export const DEFAULT_TIME_ZONE = 'Africa/Dar_es_Salaam';

/**
 * The calendar date, `YYYY-MM-DD`, at a moment in a time zone. An unknown zone counts as the
 * default one.
 */
export function dateIn(timeZone: string, moment: Date): string {
  return formatter(timeZone).format(moment);
}

const DAY_MS = 86_400_000;

/** The first moment, to the second, of a calendar date (`YYYY-MM-DD`) in a time zone. */
export function startOfDay(timeZone: string, date: string): Date {
  // Zones are at most 14 hours from UTC. Some skip or repeat hours, so this searches.
  let before = Date.parse(date) - DAY_MS;
  let after = Date.parse(date) + DAY_MS;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (dateIn(timeZone, new Date(middle)) < date) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** The calendar date some days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** To make one takes longer than to use it. There are as many zones as the settings have had. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone) ?? makeFormatter(timeZone);
  formatters.set(timeZone, known);
  return known;
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes calendar dates in the ISO order.
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: DEFAULT_TIME_ZONE });
  }
}
