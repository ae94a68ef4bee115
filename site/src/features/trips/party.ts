import { isCalendarDate } from '@karibu/graph/contract';
import { todayHere } from '#features/hand-over/calendar.ts';

/** Who wants to go, and when; '' where nothing is chosen. `travelers` counts the children too. */
export type Party = { date: string; travelers: string; children: string };

export const NO_PARTY: Party = { date: '', travelers: '', children: '' };

const MOST_TRAVELERS = 8;

/** The party that an address asks for. A past date and what makes no sense are not chosen. */
export function readParty(parameters: URLSearchParams): Party {
  const date = parameters.get('date')?.trim() ?? '';
  const travelers = countOf(parameters.get('travelers'), 1, MOST_TRAVELERS);
  const children = countOf(parameters.get('children'), 1, Number(travelers || 1) - 1);
  const isAhead = isCalendarDate(date) && date >= todayHere();
  return { date: isAhead ? date : '', travelers, children };
}

/** The party as the query of an address, without a `?`; '' where nothing is chosen. */
export function writeParty({ date, travelers, children }: Party): string {
  const given = Object.entries({ date, travelers, children }).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}

/** The address of a trip's page with the party, which its form takes over. */
export function withParty(path: string, party: Party): string {
  const query = writeParty(party);
  return query ? `${path}?${query}` : path;
}

function countOf(text: string | null, least: number, most: number): string {
  const count = Number(text?.trim() || Number.NaN);
  return Number.isInteger(count) && count >= least && count <= most ? String(count) : '';
}
