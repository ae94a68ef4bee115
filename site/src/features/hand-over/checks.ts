import { todayHere } from './calendar.ts';
import * as words from './hand-over.words.ts';

/** Passes a text that is more than spaces. Each check gives true, or the message to show. */
export function isFilled(text: string): true | string {
  return text.trim() !== '' || words.checkEmpty;
}

/** The shortest telephone numbers of a country have this many digits. */
const FEWEST_DIGITS = 5;

/** Passes an empty text, and one with enough digits of any script. */
export function isPhone(text: string): true | string {
  const digits = text.match(/\p{Nd}/gu) ?? [];
  const isPassed = text.trim() === '' || digits.length >= FEWEST_DIGITS;
  return isPassed || words.checkPhone;
}

/** Passes a calendar date that is not before the visitor's today. */
export function isNotPast(date: string): true | string {
  return date >= todayHere() || words.checkPast;
}
