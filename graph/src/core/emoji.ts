/**
 * A text without emoji: pictures, flags, keycaps, and what joins or colours them. An address says
 * nothing of them.
 */
export function withoutEmoji(text: string): string {
  return text.replace(EMOJI, '');
}

const KEYCAP = '[#*\\d]\\u{fe0f}?\\u{20e3}';
const SIGN = '\\p{Extended_Pictographic}|\\p{Regional_Indicator}|\\p{Emoji_Modifier}';
const JOINER = '\\u{200d}|\\u{fe0e}|\\u{fe0f}|[\\u{e0020}-\\u{e007f}]';
const EMOJI = new RegExp(`${KEYCAP}|${SIGN}|${JOINER}`, 'gu');
