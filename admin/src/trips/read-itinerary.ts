type ReadDay = { day: string; title: string; description: string };

export type ReadItinerary = {
  days: ReadDay[];
  /** What stands before the first day, such as the name of the trip. */
  before: string;
};

type Heading = { line: number; word: string; first: number; last: number; rest: string };

/**
 * Reads an itinerary as people write it: `Day 1: Arrival`, and below it what happens. Gives null
 * where the text is none, so that it can be pasted as it is. No word of it is lost.
 */
export function readItinerary(text: string): ReadItinerary | null {
  const lines = toLines(text);
  const headings = findHeadings(lines);
  const isOne = headings.length === 1 && headings[0]?.line === 0 && lines.length > 1;
  if (headings.length < 2 && !isOne) return null;
  const days = headings.map((heading, place) => {
    const end = headings[place + 1]?.line ?? lines.length;
    return toDay(heading, lines.slice(heading.line + 1, end));
  });
  return { days, before: joinLines(lines.slice(0, headings[0]?.line)) };
}

/** The lines of a text; a text in one line, as PDFs give it, begins a new one with each day. */
function toLines(text: string): string[] {
  const lines = text.replaceAll('\u00a0', ' ').split(/\r\n|[\r\n\v\f\u2028]/);
  const trimmed = lines.map((line) => line.replace(BULLET, '• ').trim());
  const filled = trimmed.filter((line) => line !== '');
  return filled.length > 1 ? filled : filled.flatMap((line) => line.split(INLINE_DAY));
}

/** What Word and Google Docs put before an entry of a list in plain text. */
const BULLET = /^\s*[·•◦▪§●○*-]\s+/u;

const WORDS = 'days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|siku(?: ya)?';
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`;
const INLINE_DAY = new RegExp(`\\s+(?=(?:${WORDS})\\s+\\d{1,2}\\s*[:–—-])`, 'iu');
const HEADING = new RegExp(
  `^(?<word>${WORDS})\\s*(?<first>${NUMBER})\\b(?:\\s*(?:[-–—&+/]|to|and)\\s*(?:day\\s*)?(?<last>${NUMBER})\\b)?(?<rest>.*)$`,
  'iu',
);
/** What stands between the number of a day and its title. */
const MARK = /^\s*[:.|)•·,–—-]+\s*|^\t\s*/u;

/**
 * The lines that begin a day. A line that goes on with a small letter is a sentence, such as
 * `Day 2 begins early`, unless all do; so is one whose number is not above that of the day before.
 */
function findHeadings(lines: string[]): Heading[] {
  const found = lines.flatMap((line, place) => readHeading(line, place) ?? []);
  const clear = found.filter(({ rest }) => !/^\s+\p{Ll}/u.test(rest));
  const headings: Heading[] = [];
  for (const heading of clear.length > 0 ? clear : found) {
    if (heading.first > (headings.at(-1)?.last ?? -1)) headings.push(heading);
  }
  return headings;
}

function readHeading(line: string, place: number): Heading | null {
  const { word = '', first = '', last, rest = '' } = HEADING.exec(line)?.groups ?? {};
  if (!first) return null;
  const [from, to] = [toNumber(first), toNumber(last ?? first)];
  if (to < from) return null;
  return { line: place, word, first: from, last: to, rest };
}

function toNumber(written: string): number {
  const place = NUMBERS.indexOf(written.toLowerCase());
  return place === -1 ? Number(written) : place + 1;
}

/** A day without a title beside its number has it in the next line. */
function toDay({ word, first, last, rest }: Heading, below: string[]): ReadDay {
  const capital = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const day = `${capital} ${first === last ? first : `${first}–${last}`}`;
  const beside = rest.replace(MARK, '').trim();
  const [title = '', ...lines] = beside ? [...beside.split(/\s*\t\s*/), ...below] : below;
  if (lines.length > 0 || title.length <= LONGEST_TITLE) {
    return { day, title, description: joinLines(lines) };
  }
  const { short = title, more = '' } = RUN_IN.exec(title)?.groups ?? {};
  return { day, title: short, description: more };
}

const LONGEST_TITLE = 90;

/** A title that runs into its text: it ends with the first sentence, if that is short. */
const RUN_IN = /^(?<short>.{3,90}?)(?:[.:]\s+|\s+[–—]\s+)(?<more>\S.*)$/su;

function joinLines(lines: string[]): string {
  return lines.join('\n');
}
