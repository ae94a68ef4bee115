/** The zone of an operator who has not set one. */
export const DEFAULT_TIME_ZONE = 'Africa/Dar_es_Salaam';

/**
 * The calendar date, `YYYY-MM-DD`, at a moment in a time zone. An unknown zone counts as the
 * default one.
 */
export function dateIn(timeZone: string, moment: Date): string {
  return formatter(timeZone).format(moment);
}

/** A moment as it is stored, without its seconds, so that texts have the order of moments. */
export function toStoredMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}:00.000Z`;
}

/** The date and time, `YYYY-MM-DDTHH:mm`, of a moment on the clocks of a time zone. */
export function localTimeIn(timeZone: string, moment: Date): string {
  return clock(timeZone).format(moment).replace(' ', 'T');
}

/**
 * The moment at which the clocks of a zone show a date and time, `YYYY-MM-DDTHH:mm`. A time that
 * they skip counts as if they did not; of a time that they show twice it is the first. Null for
 * others.
 */
export function momentIn(timeZone: string, localTime: string): Date | null {
  const wanted = Date.parse(`${localTime}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localTime) || Number.isNaN(wanted)) return null;
  const aheadMs = (at: number) => Date.parse(`${localTimeIn(timeZone, new Date(at))}Z`) - at;
  // Clocks change once in two days at most, so these are what they are ahead before and after.
  const before = new Date(wanted - aheadMs(wanted - DAY_MS));
  const after = new Date(wanted - aheadMs(wanted + DAY_MS));
  return localTimeIn(timeZone, before) !== localTime && localTimeIn(timeZone, after) === localTime
    ? after
    : before;
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

const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const formatter = keeping((timeZone) => makeFormatter(timeZone, DATE));
const clock = keeping((timeZone) => makeFormatter(timeZone, { ...DATE, ...TIME }));

/** To make one takes longer than to use it. There are as many zones as the settings have had. */
function keeping(make: (timeZone: string) => Intl.DateTimeFormat) {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string) => {
    const known = formatters.get(timeZone) ?? make(timeZone);
    formatters.set(timeZone, known);
    return known;
  };
}

function makeFormatter(timeZone: string, options: Intl.DateTimeFormatOptions) {
  // Swedish writes dates and times in the ISO order.
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: DEFAULT_TIME_ZONE });
  }
}
