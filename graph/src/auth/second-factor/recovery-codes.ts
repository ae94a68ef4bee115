import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Without what is taken for another: `0` and `o`, `1`, `i` and `l`. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Ten codes, such as `k7dm-4x9p-tq2r-8hvw`, each for one login without the app. They are too long
 * to be guessed, so that a plain digest of them can be stored.
 */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP_LENGTH }, pickLetter).join('');
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What is stored of a recovery code. Capitals, spaces and hyphens make no difference. */
export function digestOf(code: string, accountId: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${accountId}:${plain}`).digest('base64url');
}

function pickLetter(): string {
  return LETTERS.charAt(randomInt(LETTERS.length));
}
