/** Languages whose words for months, yes and no are read in any sheet. */
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

/** Without accents and dots: `févr.` is `fevr`. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}
