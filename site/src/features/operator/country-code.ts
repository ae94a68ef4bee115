const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The codes of ISO 3166-1 by the English names of their countries in small letters. */
const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCountry)
    .map((code) => [NAMES.of(code)?.toLowerCase() ?? code, code]),
);

/** The code of a country by its English name or its code: `TZ` of `Tanzania`; '' for any other. */
export function codeOfCountry(name: string): string {
  if (/^[A-Z]{2}$/.test(name) && isCountry(name)) return name;
  return CODES.get(name.trim().toLowerCase()) ?? '';
}

/** Former codes are read as those of today: `DD` has the name of `DE`. */
function isCountry(code: string): boolean {
  const isOfToday = new Intl.Locale('und', { region: code }).region === code;
  return isOfToday && NAMES.of(code) !== undefined;
}
