import { isCalendarDate, monthName } from '@karibu/graph/contract';

export type ReadDates = {
  /** As `YYYY-MM-DD`, in the order in which they were written, repeated ones too. */
  dates: string[];
  /** What could not be read, with the reason in a sentence. */
  unread: { text: string; reason: string }[];
};

/**
 * Reads dates as people write them, one on each line or with commas between them: `12 March 2027`,
 * `March 12, 2027`, `2027-03-12`, `12.3.2027`. What may be two dates, such as `12/03/2027`, is not
 * read.
 */
export function readDates(text: string): ReadDates {
  const read: ReadDates = { dates: [], unread: [] };
  for (const entry of text.split(BETWEEN).map((each) => each.trim())) {
    if (entry === '') continue;
    const found = readDate(entry);
    if ('date' in found) read.dates.push(found.date);
    else read.unread.push({ text: entry, reason: found.reason });
  }
  return read;
}

/** A comma before a year belongs to a date: `March 12, 2027`; so does one after a weekday. */
const BETWEEN =
  /[\r\n;\t]+|(?<!\b[A-Za-z]*day|\b(?:mon|tue|wed|thu|fri|sat|sun)),(?!\s*\d{4}\s*(?:$|[\r\n;,\t]))/im;

type Found = { date: string } | { reason: string };

function readDate(entry: string): Found {
  const text = entry.replace(WEEKDAY, '').trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (isoYear) return toDate(isoYear, Number(isoMonth), isoDay);
  const [, day, word, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]+)\.?,?[\s-]+(\d{4})$/i.exec(text) ?? [];
  if (word) return toDate(year, monthOf(word), day);
  const [, first, second, end] =
    /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text) ?? [];
  if (first) return toDate(end, monthOf(first), second);
  return readNumbers(text);
}

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;

/** `12.3.2027` has the day first everywhere. With slashes some write the month first. */
function readNumbers(text: string): Found {
  const [, one, mark, other, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!year) return { reason: 'This is no date like 12 March 2027.' };
  const [first, second] = [Number(one), Number(other)];
  if (mark === '.' || first > 12 || first === second) return toDate(year, second, one);
  if (second > 12) return toDate(year, first, other);
  const [dayFirst, monthFirst] = [say(first, second), say(second, first)];
  return { reason: `This may be ${dayFirst} or ${monthFirst}: write the month as a word.` };
}

function toDate(year: string | undefined, month: number, day: string | undefined): Found {
  const date = `${year}-${twoDigits(month)}-${twoDigits(Number(day))}`;
  return isCalendarDate(date) ? { date } : { reason: 'There is no such day.' };
}

/** The number of a month by its name, or by its first three letters; 0 for another word. */
function monthOf(word: string): number {
  const typed = word.toLowerCase();
  const isMeant = (month: number) => {
    const name = monthName(month).toLowerCase();
    return name === typed || name.slice(0, 3) === typed || (month === 9 && typed === 'sept');
  };
  return MONTHS.find(isMeant) ?? 0;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function say(day: number, month: number): string {
  return `${day} ${monthName(month)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
