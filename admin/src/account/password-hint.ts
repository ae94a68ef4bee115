import { type PasswordOwner, SHORTEST_PASSWORD, whyGuessable } from '@karibu/graph/contract';

const ADVICE = 'Three or four unrelated words are hard to guess.';
const FAIR = 10;
const LONG = 16;

/**
 * What can honestly be said of a password that is being chosen: by its length, and by what others
 * try first. Nothing measures how strong it is.
 */
export function hintOn(password: string, owner: PasswordOwner = {}): string {
  if (!password) return `At least ${SHORTEST_PASSWORD} characters. ${ADVICE}`;
  if (password.length < SHORTEST_PASSWORD) {
    return `Too short: at least ${SHORTEST_PASSWORD} characters.`;
  }
  const reason = whyGuessable(password, owner);
  if (reason) return `${reason}.`;
  if (password.length < FAIR) return 'Short: a longer one is harder to guess.';
  if (password.length < LONG) return 'Fair. Another word would make it harder to guess.';
  return 'Long, so hard to guess, unless you use it elsewhere too.';
}
