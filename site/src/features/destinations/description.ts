import { htmlToText } from '@karibu/graph/contract';

/** The first paragraph of a description as text, for the hero, and the HTML that follows it. */
export function splitDescription(html: string): { lead: string; rest: string } {
  const first = /^\s*<p\b[^>]*>(.*?)<\/p>/is.exec(html);
  if (!first) return { lead: htmlToText(html), rest: '' };
  return { lead: htmlToText(first[1] ?? ''), rest: html.slice(first[0].length) };
}
