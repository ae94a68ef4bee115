/** Languages whose words for months, days, yes and no are read in any sheet. */
const LANGUAGES = ['en', 'de', 'fr', 'sw', 'es', 'it', 'nl', 'pt'];

let known: ReadonlyMap<string, number> | null = null;

/** The month, 1 to 12, that a word names, long or short, in any of the languages of sheets. */
export function monthNamed(word: string): number | undefined {
  known ??= new Map(LANGUAGES.flatMap(monthsOf));
  return known.get(plain(word));
}

function monthsOf(language: string): [string, number][] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    const name = (index: number) => plain(format.format(Date.UTC(2026, index)));
    return Array.from({ length: 12 }, (_, index): [string, number] => [name(index), index + 1]);
  });
}

/** The days of the week, 0 for Sunday, that a word names in any of these languages. */
export function weekdaysNamed(word: string): number[] {
  return DAYS.filter((day) =>
    LANGUAGES.some((each) => namesOfDay(each, day).includes(plain(word))),
  );
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];

function namesOfDay(language: string, day: number): string[] {
  return (['long', 'short'] as const).map((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    // The first of February 2026 was a Sunday.
    return plain(format.format(Date.UTC(2026, 1, 1 + day)));
  });
}

/** Without accents and dots: `févr.` is `fevr`. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}
