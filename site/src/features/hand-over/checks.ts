import { todayHere } from './calendar.ts';

/** Passes a text that is more than spaces; else gives what to tell the visitor. */
export function isFilled(text: string): true | string {
  return text.trim() !== '' || 'Please fill in this field.';
}

/** The shortest telephone numbers of a country have this many digits. */
const FEWEST_DIGITS = 5;

/** Passes a text with the digits of a telephone number, in whatever script and form, and no text. */
export function isPhone(text: string): true | string {
  const digits = text.match(/\p{Nd}/gu) ?? [];
  const isPassed = text.trim() === '' || digits.length >= FEWEST_DIGITS;
  return isPassed || 'Please enter a telephone number.';
}

/** Passes a calendar date that is not before the visitor's today. */
export function isNotPast(date: string): true | string {
  return date >= todayHere() || 'Please choose a day from today on.';
}
