import { todayHere } from './calendar.ts';

/** Passes a text that is more than spaces; else gives what to tell the visitor. */
export function isFilled(text: string): true | string {
  return text.trim() !== '' || 'Please fill in this field.';
}

/** Passes a calendar date that is not before the visitor's today. */
export function isNotPast(date: string): true | string {
  return date >= todayHere() || 'Please choose a day from today on.';
}
