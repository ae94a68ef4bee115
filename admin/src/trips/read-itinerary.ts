type ReadDay = { day: string; title: string; description: string };

export type ReadItinerary = {
  days: ReadDay[];
  /** What stands before the first day, such as the name of the trip. */
  before: string;
};

const ENDLESS = Number.POSITIVE_INFINITY;

type Heading = {
  line: number;
  word: string;
  first: number;
  last: number;
  /** What stands behind the number, or behind both. */
  rest: string;
  /** The same behind the first number alone. */
  tail: string;
};

/**
 * Reads an itinerary as people write it: `Day 1: Arrival`, and below it what happens. Gives null
 * where the text is none, so that it can be pasted as it is. No word of it is lost. With
 * `mayBeList` the entries of `1. Arrival`, `2. Crater` are days too.
 */
export function readItinerary(text: string, mayBeList = false): ReadItinerary | null {
  const lines = toLines(text);
  const named = findHeadings(lines);
  const headings = named.length === 0 && mayBeList ? findEntries(lines) : named;
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
const NUMBERS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];
const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`;
const TO = 'to|and|bis|und|au|et|al?|y|e|tot|en|hadi|na';
/** What makes a number another one than that of a day: `2 nights`, `9:30`, `4x4`, `3 km`. */
const UNITS =
  'nights?|n[äa]chte?|nuits?|noches?|notti|notte|noites?|nacht(?:en)?|hours?|hrs?|h|minutes?|mins?|' +
  'km|kms|miles?|m|pax|people|persons?|guests?|meals?|game|drives?|stars?|am|pm|x\\s*\\d+|st|nd|rd|th';
const NO_UNIT = `(?!\\s*(?:(?:${UNITS})(?![\\p{L}\\d])|[:.]\\d|%))`;
const STEP = `\\s*(?:,\\s*(?:(?:${TO})\\s)?|[-–—&+/]|(?:${TO})\\b)`;
const RANGE = `(?<more>(?:${STEP}\\s*(?:day\\s*)?(?:${NUMBER})\\b${NO_UNIT})*)`;
const INLINE_DAY = new RegExp(`\\s+(?=(?:${WORDS})\\s+(?:${NUMBER})\\b${RANGE}\\s*[:–—-])`, 'iu');
const WORD_FIRST = `(?<word>${WORDS})\\s*(?<first>${NUMBER})\\b(?<tail>${RANGE}(?<rest>.*))`;
/** `1. Tag`, `1er jour`, `2nd day`. */
const ORDINAL = '(?<first>\\d{1,2})(?:\\.|st|nd|rd|th|er|e|º)';
const NUMBER_FIRST = `${ORDINAL}\\s*(?<word>${WORDS})\\b(?<tail>(?<rest>.*))`;
const HEADINGS = [WORD_FIRST, NUMBER_FIRST].map((each) => new RegExp(`^(?:• )?${each}$`, 'iu'));
/** What stands between the number of a day and its title. */
const MARK = /^\s*[:.|)•·,–—-]+\s*|^\t\s*/u;

/**
 * The lines that begin a day. A line that goes on with a small letter is a sentence, such as
 * `Day 2 begins early`, unless all do.
 */
function findHeadings(lines: string[]): Heading[] {
  const found = lines.flatMap((line, place) => readHeading(line, place) ?? []);
  const clear = found.filter(({ rest, tail }) => !(SENTENCE.test(rest) && SENTENCE.test(tail)));
  const headings = longestRise(clear.length > 0 ? clear : found);
  // `Day 1 - 3 June` above a second day is no range: the days have dates.
  const isDated = headings.some(
    ({ last }, place) => last >= (headings[place + 1]?.first ?? ENDLESS),
  );
  return isDated ? headings.map(asOneDay) : headings;
}

const SENTENCE = /^\s+\p{Ll}/u;

function asOneDay(heading: Heading): Heading {
  return { ...heading, last: heading.first, rest: heading.tail };
}

/** Of headings in any order the most that count upwards; the others are mentions of a day. */
function longestRise(headings: Heading[]): Heading[] {
  /** The longest that end with a day, by its number. */
  const rises: Heading[][] = [];
  for (const heading of headings) {
    const { first } = heading;
    const rise = [...longest(rises.slice(0, first)), heading];
    rises[first] = longest([rises[first] ?? [], rise]);
  }
  return longest(rises);
}

/** Of two that are as long, the one that ends sooner has fewer gaps. */
function longest(rises: Heading[][]): Heading[] {
  const end = (rise: Heading[]) => rise.at(-1)?.first ?? 0;
  const [most] = rises.toSorted((a, b) => b.length - a.length || end(a) - end(b));
  return most ?? [];
}

function readHeading(line: string, place: number): Heading | null {
  const found = HEADINGS.map((each) => each.exec(line)).find((each) => each !== null);
  const { word = '', first = '', more = '', rest = '', tail = '' } = found?.groups ?? {};
  if (!first) return null;
  const days = [first, ...(more.match(EACH_NUMBER) ?? [])].map(toNumber);
  const from = toNumber(first);
  const heading = { line: place, word, first: from, last: days.at(-1) ?? from, rest, tail };
  return isRange(days) ? heading : asOneDay(heading);
}

const EACH_NUMBER = new RegExp(`\\b(?:${NUMBER})\\b`, 'giu');

/** Whether days stand for all between them: `1 to 3` do, and of several only `1, 2 and 3`. */
function isRange(days: number[]): boolean {
  const steps = days.slice(1).map((day, place) => day - (days[place] ?? 0));
  return days.length === 2 ? steps.every((step) => step > 0) : steps.every((step) => step === 1);
}

/** The entries of a list that counts from 1, which the text begins with, as headings. */
function findEntries(lines: string[]): Heading[] {
  const found: Heading[] = [];
  for (const [line, text] of lines.entries()) {
    const [, number = '', rest = ''] = ENTRY.exec(text) ?? [];
    const first = found.length + 1;
    if (Number(number) !== first) continue;
    found.push({ line, word: 'Day', first, last: first, rest, tail: rest });
  }
  const isList = found.length > 1 && found[0]?.line === 0;
  return isList ? found : [];
}

const ENTRY = /^(\d{1,2})[.):]\s+(\S.*)$/u;

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
