import { htmlToText } from '@karibu/graph/contract';

const WORDS_A_MINUTE = 220;

/** How long a formatted text takes to read: `4 min read`. The shortest takes a minute. */
export function sayReadTime(html: string): string {
  const words = htmlToText(html).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return `${Math.max(1, Math.round(words.length / WORDS_A_MINUTE))} min read`;
}
