import { formatMoney, type QuoteLine } from '@karibu/graph/contract';
import type { SampleQuote } from './sample-quote.ts';

/** A line of a total: `2 adults × $1,450`. */
export function sayLine({ kind, name, count, each }: QuoteLine): string {
  const [one, several] = WORDS[kind];
  return `${count} ${count === 1 ? one : several}${name && ` of ${name}`} × ${formatMoney(each)}`;
}

const WORDS: Record<QuoteLine['kind'], [one: string, several: string]> = {
  travellers: ['traveller', 'travellers'],
  adults: ['adult', 'adults'],
  children: ['child', 'children'],
  singles: ['single room', 'single rooms'],
  extra: ['extra', 'extras'],
};

/** What a total rests on, and what does not count for it yet. */
export function sayGround(quoted: SampleQuote): string[] {
  const { closed, leftOut } = quoted;
  return [
    saySeason(quoted),
    closed === 'closed' ? 'The trip does not begin on this day.' : '',
    closed === 'full' ? 'This departure has too few places.' : '',
    leftOut > 0 ? 'What is not right yet does not count.' : '',
  ].filter((each) => each !== '');
}

function saySeason({ season, hasSeasons, isFrom }: SampleQuote): string {
  if (!hasSeasons) return '';
  if (isFrom) return 'No date: the cheapest season';
  return season ? `Season: ${season}` : 'Outside all seasons';
}
