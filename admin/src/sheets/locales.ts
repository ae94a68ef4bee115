import type { Convention } from './meaning.ts';

/** Whose ways of writing numbers and dates may be chosen for a file. */
export const LOCALES = [
  ...['en-US', 'en-GB', 'sw-TZ', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT'],
];

/** How a locale writes numbers and dates. */
export function conventionOf(locale: string): Required<Convention> {
  const number = new Intl.NumberFormat(locale).formatToParts(0.5);
  const date = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).formatToParts(0);
  const first = date.find(({ type }) => type === 'day' || type === 'month');
  return {
    decimal: number.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.',
    order: first?.type === 'month' ? 'mdy' : 'dmy',
  };
}

/** `German (Germany): 1.250,50 and 31.12.2026`. */
export function describeLocale(locale: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always', minimumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' });
  return `${name}: ${number.format(1250.5)} and ${date.format(Date.UTC(2026, 11, 31))}`;
}
