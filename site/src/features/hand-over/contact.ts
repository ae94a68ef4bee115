import * as words from './hand-over.words.ts';
import type { Line } from './message.ts';

/** Who writes, and how to answer. */
export type Contact = { fullName: string; email: string; phone: string };

/** The lines of a message that say who writes. A telephone that was not given has none. */
export function contactLines({ fullName, email, phone }: Contact): Line[] {
  const lines = [
    { label: words.name, value: fullName.trim() },
    { label: words.email, value: email.trim() },
    { label: words.phone, value: phone.trim() },
  ];
  return lines.filter(({ value }) => value !== '');
}
