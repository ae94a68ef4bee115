import { isCalendarDate } from '@karibu/graph/contract';

/** What a search or a departure's link asks for, as texts of the form; '' for what it does not. */
export type AskedParty = { date: string; travelers: string; children: string };

/**
 * Reads date and party from the query of an address. What the form would not offer is passed over:
 * a date before today, more travellers than the trip takes, children without an adult.
 */
export function readAskedParty(query: string, most: number, today: string): AskedParty {
  const asked = new URLSearchParams(query);
  const date = asked.get('date') ?? '';
  const travelers = wholeNumber(asked.get('travelers'), 1, most);
  const children = wholeNumber(asked.get('children'), 0, Number(travelers || most) - 1);
  return { date: isCalendarDate(date) && date >= today ? date : '', travelers, children };
}

/** The number as the text of a choice; '' for any other text, or outside of the bounds. */
function wholeNumber(text: string | null, least: number, most: number): string {
  if (!/^\d{1,4}$/.test(text ?? '')) return '';
  const number = Number(text);
  return least <= number && number <= most ? String(number) : '';
}
