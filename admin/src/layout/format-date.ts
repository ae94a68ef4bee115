import { formatDate } from '@karibu/graph/contract';

/** A calendar date (`YYYY-MM-DD`) in words; a missing and an unreadable one say so. */
export function sayDate(date: string): string {
  return date ? (formatDate(date) ?? 'Invalid date') : 'No date';
}
