/** Translates an escape outside of a class. Gives undefined for one that JavaScript lacks. */
export function translateEscape(token: string): string | undefined {
  const members = SETS[token];
  if (members !== undefined) return `[${members}]`;
  if (token === '\\S') return `[^${SETS['\\s']}]`;
  return ANCHORS[token] ?? translateCharacter(token, 'bBkdDwWpP0123456789');
}

/** Translates a class such as `[^a-z\d]`. Gives undefined when JavaScript cannot say the same. */
export function translateClass(token: string): string | undefined {
  const [, start = '', content = ''] = /^(\[\^?)(.*)\]$/s.exec(token) ?? [];
  const members = content.match(MEMBER) ?? [];
  const translated = members.map((member, at) => {
    if (member === '-') {
      // Beside a set such as `\w`, and at an end, the hyphen stands for itself.
      const isRange = isCharacter(members[at - 1]) && isCharacter(members[at + 1]);
      return isRange ? '-' : '\\-';
    }
    return translateMember(member);
  });
  return translated.includes(undefined) ? undefined : `${start}${translated.join('')}]`;
}

/** `\v` and `\s` are sets in PCRE. `\s` knows the spaces of ASCII only. */
const SETS: Readonly<Record<string, string>> = {
  '\\s': '\\t-\\r ',
  '\\h': '\\t \\u{a0}\\u{1680}\\u{180e}\\u{2000}-\\u{200a}\\u{202f}\\u{205f}\\u{3000}',
  '\\v': '\\n-\\r\\u{85}\\u{2028}\\u{2029}',
};

const ANCHORS: Readonly<Record<string, string>> = {
  '\\A': '(?<![^])',
  '\\Z': '(?=\\n?(?![^]))',
  '\\z': '(?![^])',
};

const MEMBER =
  /\\(?:x\{[\da-fA-F]+\}|x[\da-fA-F]{2}|[pP](?:\{\^?\w+\}|[A-Z])|c[A-Za-z]|.)|\[:|./gsu;

function translateMember(member: string): string | undefined {
  if (member === '[:') return undefined;
  if (member.length === 1 || !member.startsWith('\\')) {
    return /[[\]^]/.test(member) ? `\\${member}` : member;
  }
  return SETS[member] ?? translateCharacter(member, 'bdDwWpP0');
}

function isCharacter(member: string | undefined): boolean {
  return member !== undefined && !/^\\[dDwWsShHvVpP]/.test(member);
}

/** Escaped punctuation, a control character, a code point, or one of the `known` letters. */
function translateCharacter(token: string, known: string): string | undefined {
  const letter = token.charAt(1);
  if (!/[a-zA-Z0-9]/.test(letter)) {
    return /[$()*+./?[\\\]^{|}-]/.test(letter) ? toSyntaxEscape(letter) : token.slice(1);
  }
  if (token.startsWith('\\x{')) return `\\u{${token.slice(3)}`;
  if (/^\\x./.test(token) || /^\\c./.test(token)) return token;
  if (/^\\[pP][A-Z]$/.test(token)) return `\\${letter}{${token.slice(2)}}`;
  if (token === '\\e') return '\\u{1b}';
  if (token === '\\a') return '\\u{7}';
  return 'tnrf'.includes(letter) || isKnown(token, known) ? token : undefined;
}

/** The flag `u` allows an escaped hyphen in classes only, where it is written so anyway. */
function toSyntaxEscape(letter: string): string {
  return letter === '-' ? '\\u{2d}' : `\\${letter}`;
}

function isKnown(token: string, known: string): boolean {
  const letter = token.charAt(1);
  // Of the letters that take a name, only these two have one here.
  if ('kpP'.includes(letter) && token.length < 3) return false;
  return known.includes(letter) && !token.includes('{^');
}
