import { COMMON_PASSWORDS } from './common-passwords.ts';

/** What others know of the owner of a password: the name, the e-mail, the name of the house. */
export type Owner = { name?: string; email?: string; house?: string };

/**
 * Why somebody who guesses would try a new password among the first, in a sentence; `null` where
 * nothing is known against it. Capitals and spaces make no difference. It never judges the password
 * of a login.
 */
export function whyGuessable(password: string, owner: Owner = {}): string | null {
  const typed = plainOf(password);
  if (namesOf(owner).includes(typed)) return KNOWN;
  if (REPEATED.test(typed) || isMadeOfRuns(typed)) return KEYS;
  return COMMON_PASSWORDS.has(typed) ? COMMON : null;
}

const COMMON = 'This is one of the passwords that others try first. Please choose another';
const KEYS = 'Repeated or neighbouring keys are guessed at once. Please choose another';
const KNOWN = 'Others know this name or e-mail, and try it first. Please choose another';

const REPEATED = /^(.{1,4})\1+$/su;

function plainOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
}

/** What others know of the owner, as a whole and in its words. */
function namesOf({ name = '', email = '', house = '' }: Owner): string[] {
  const [mailbox = ''] = email.split('@');
  const whole = [name, house, mailbox];
  const words = whole.flatMap((each) => [...each.split(/\s/), ...each.split(/[^\p{L}\p{N}]/u)]);
  return [email, ...whole, ...words].map(plainOf).filter(Boolean);
}

const ROWS = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
].flatMap((row) => [row, [...row].reverse().join('')]);

const SHORTEST_RUN = 3;

/** Whether a text is nothing but runs of neighbours, such as `abc123` or `qweasd`. */
function isMadeOfRuns(text: string): boolean {
  let rest = text;
  while (rest.length >= SHORTEST_RUN) {
    const length = Math.max(...ROWS.map((row) => commonLength(row, rest)));
    if (length < SHORTEST_RUN) return false;
    rest = rest.slice(length);
  }
  return text !== '' && rest === '';
}

/** How much of the beginning of a text stands in a row. */
function commonLength(row: string, text: string): number {
  const from = row.indexOf(text.charAt(0));
  if (from < 0) return 0;
  let length = 1;
  while (length < text.length && row[from + length] === text[length]) length += 1;
  return length;
}
