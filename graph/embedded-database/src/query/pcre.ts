import { translateClass, translateEscape } from './pcre-escapes.ts';

/** Which of the options `m`, `s` and `x` a pattern has. */
export type PatternOptions = { m: boolean; s: boolean; x: boolean };

/**
 * Translates a pattern of PCRE, which MongoDB uses, into one that JavaScript reads in the same way
 * with the flag `u` and without `m` and `s`. A line ends at `\n` alone, and `$` also matches before
 * the newline that ends the text. Gives undefined for syntax that JavaScript does not have.
 */
export function translatePattern(pattern: string, options: PatternOptions): string | undefined {
  const tokens = new RegExp(TOKEN);
  let translated = '';
  for (let at = 0; at < pattern.length; at = tokens.lastIndex) {
    tokens.lastIndex = at;
    const [token] = tokens.exec(pattern) ?? [];
    const next = token === undefined ? undefined : translateToken(token, options);
    if (next === undefined) return undefined;
    // A digit must not lengthen the number of a group before it.
    const isSplit = options.x && /\\\d+$/.test(translated) && /^\d/.test(next);
    translated += isSplit ? `(?:)${next}` : next;
    if (options.x && token === '#') tokens.lastIndex = endOfComment(pattern, at);
  }
  return translated;
}

/** An escape, a class, the start of a group, a quantifier, or one character. */
const TOKEN = new RegExp(
  [
    String.raw`\\(?:x\{[\da-fA-F]+\}|x[\da-fA-F]{2}|[pP](?:\{\^?\w+\}|[A-Z])|c[A-Za-z]|k<\w+>|[^])`,
    String.raw`\[\^?\]?(?:\\[^]|\[:|[^\]\\])*\]`,
    String.raw`\(\?(?:<[=!]|<\w+>|[a-zA-Z-]*:|[^])`,
    String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})[?+]?`,
    '[^]',
  ].join('|'),
  'uy',
);

function translateToken(token: string, { m, s, x }: PatternOptions): string | undefined {
  if (token.startsWith('\\')) return translateEscape(token);
  if (token.startsWith('(?')) return KNOWN_GROUP.test(token) ? token : undefined;
  if (token.length > 1 && token.startsWith('[')) return translateClass(token);
  // A quantifier that ends in a plus gives nothing back, which JavaScript cannot say.
  if (/^(?:[*+?]|\{.+\})\+$/.test(token)) return undefined;
  if (x && /^[\t-\r #]$/.test(token)) return '';
  return (s && token === '.' ? ANY : (m ? LINE_ANCHORS : ANCHORS)[token]) ?? token;
}

const KNOWN_GROUP = /^\(\?(?:<[=!]|<\w+>|-?i?:|[=!])$/;
const ANY = '[^]';

const ALWAYS: Readonly<Record<string, string>> = {
  '.': '[^\\n]',
  '{': '\\{',
  '}': '\\}',
  ']': '\\]',
};
const ANCHORS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  '^': '(?<![^])',
  $: '(?=\\n?(?![^]))',
};
/** The newline that ends the text begins no line. */
const LINE_ANCHORS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  '^': '(?:(?<![^])|(?<=\\n)(?=[^]))',
  $: '(?=\\n|(?![^]))',
};

function endOfComment(pattern: string, start: number): number {
  const newline = pattern.indexOf('\n', start);
  return newline < 0 ? pattern.length : newline + 1;
}
