import { htmlToText, shorten } from '@karibu/graph/contract';

/** More would push the name of the place off the screen. */
const MOST_LEAD_LETTERS = 320;

/**
 * The first paragraph of a description as text, for the hero, and the HTML that follows it. Of a
 * long paragraph the hero has the beginning, and all of the description follows.
 */
export function splitDescription(html: string): { lead: string; rest: string } {
  const first = /^\s*<p\b[^>]*>(.*?)<\/p>/is.exec(html);
  const lead = htmlToText(first?.[1] ?? html);
  if (lead.length > MOST_LEAD_LETTERS)
    return { lead: shorten(lead, MOST_LEAD_LETTERS), rest: html };
  return { lead, rest: first ? html.slice(first[0].length) : '' };
}
