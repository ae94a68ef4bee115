import { formatDate } from '@karibu/graph/contract';
import * as words from './day.words.ts';

/** A calendar date (`YYYY-MM-DD`) in words; a missing and an unreadable one say so. */
export function sayDay(date: string): string {
  return date ? (formatDate(date) ?? words.unreadable) : words.missing;
}
