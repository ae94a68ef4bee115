import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';

/** What others know of the owner of a password: the name, the e-mail, the name of the house. */
export type Owner = { name?: string; email?: string; house?: string };

/**
 * Why somebody who guesses would try a new password among the first, in a sentence; `null` where
 * nothing is known against it. It never judges the password of a login.
 */
export function whyGuessable(password: string, owner: Owner = {}): string | null {
  const typed = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const word = coreOf(typed);
  if (isOwn(typed, word, owner)) return KNOWN;
  if (REPEATED.test(typed) || isMadeOfRuns(typed) || isMadeOfRuns(word)) return KEYS;
  return isCommon(typed, word) ? COMMON : null;
}

const COMMON = 'This is one of the passwords that others try first. Please choose another';
const KEYS = 'Repeated or neighbouring keys are guessed at once. Please choose another';
const KNOWN = 'Others know this name or e-mail, and try it first. Please choose another';

const REPEATED = /^(.{1,4})\1+$/su;

/** What is left without a few digits and signs at the ends, as people add them to a word. */
function coreOf(typed: string): string {
  return typed.replace(/^[^\p{L}]{1,5}/u, '').replace(/[^\p{L}]{1,5}$/u, '');
}

function isCommon(typed: string, word: string): boolean {
  if (COMMON_PASSWORDS.has(typed)) return true;
  return [typed, word].some((each) => COMMON_WORDS.has(lettersOf(each)));
}

/** Signs and digits that stand for a letter. */
const STANDS_FOR: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' };

function lettersOf(text: string): string {
  return text.replace(/[@$013]/g, (sign) => STANDS_FOR[sign] ?? '').replace(/[^\p{L}]/gu, '');
}

/** Names of fewer letters are part of too much. */
const SHORTEST_NAME = 3;

function isOwn(typed: string, word: string, { name = '', email = '', house = '' }: Owner): boolean {
  if (typed === email.toLowerCase()) return true;
  const [mailbox = '', domain = ''] = email.split('@');
  const names = [name, house, mailbox, domain.replace(/\.[^.]*$/, '')].flatMap((each) => {
    const lower = each.normalize('NFKC').toLowerCase();
    return [lower, ...lower.split(/[^\p{L}]+/u)].map(lettersOf);
  });
  const known = new Set(names.filter((each) => each.length >= SHORTEST_NAME));
  return [typed, word].some((each) => known.has(lettersOf(each)));
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
