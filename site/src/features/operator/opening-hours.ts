import type { Thing } from '#layouts/structured-data.ts';

/** The days of a week in English, from the first Monday of 2024. */
const DAYS = Array.from({ length: 7 }, (_, index) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, index + 1)),
  ),
);

const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*([ap]\.?m\.?)?`;
const DASH = String.raw`\s*(?:[-–]|to)\s*`;
const LINE = new RegExp(`^([a-z]+)(?:${DASH}([a-z]+))?:?\\s*${TIME}${DASH}${TIME}$`, 'i');

/**
 * Working hours as search engines read them: those of `Mon - Fri: 9:00 AM - 6:00 PM`, or of several
 * such parts with a comma, a semicolon or a line's end between them. Hours that are written in any
 * other way are for people alone: it gives none.
 */
export function describeHours(workingHours: string): Thing[] {
  const parts = workingHours.split(/[,;\n]/).filter((part) => part.trim() !== '');
  const hours = parts.map((part) => describePart(part.trim()));
  return hours.every((each) => each !== undefined) ? hours : [];
}

function describePart(part: string): Thing | undefined {
  const found = LINE.exec(part);
  if (!found) return undefined;
  const [, first = '', last = first, ...times] = found;
  const [from, to] = [indexOfDay(first), indexOfDay(last)];
  const [opens, closes] = [readTime(times.slice(0, 3)), readTime(times.slice(3))];
  if (from < 0 || to < from || !opens || !closes) return undefined;
  const dayOfWeek = DAYS.slice(from, to + 1);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** A day by its whole name or its first letters, at least three; -1 for any other word. */
function indexOfDay(word: string): number {
  const isMeant = (day: string) => day.toLowerCase().startsWith(word.toLowerCase());
  return word.length < 3 ? -1 : DAYS.findIndex(isMeant);
}

/** `18:00` from the parts of `6:00 PM`; '' for a time that no clock shows. */
function readTime([hour = '', minute = '00', half]: (string | undefined)[]): string {
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59) return '';
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
