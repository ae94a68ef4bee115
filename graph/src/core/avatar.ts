/**
 * The initials of the first and the last name, in upper case, for a person without a picture. `''`
 * for a name without a letter.
 */
export function avatarInitials(name: string): string {
  const letters = name
    .split(/[\s-]+/)
    .map((part) => /\p{L}/u.exec(part)?.[0] ?? '')
    .filter(Boolean);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('en');
}

/** Which of `count` colours a name gets, from 0. The same name always gets the same one. */
export function avatarColour(name: string, count: number): number {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return sum % count;
}
