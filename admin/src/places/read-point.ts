import type { Place } from '@karibu/graph/contract';

const NUMBER = String.raw`([-−+]?\d{1,3}(?:[.,]\d+)?)\s*°?`;
const MINUTES = String.raw`(?:\s*(\d{1,2}(?:[.,]\d+)?)\s*['′’](?!['′’]))?`;
const SECONDS = String.raw`(?:\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|['′’]{2}))?`;
const ANGLE = `${NUMBER}${MINUTES}${SECONDS}`;
const LETTER_BEHIND = new RegExp(String.raw`${ANGLE}(?:\s*([NSEW]))?(?![\w.])`, 'gi');
const LETTER_BEFORE = new RegExp(String.raw`()([NSEW])\s*${ANGLE}(?![\w.])`, 'gi');
const BETWEEN = /^[\s,;/()]*$/;
/** How links to maps name a place: Google's `@…` and `!3d…!4d…`, and what follows `q=`. */
const LINKS = [
  /!3d(-?[\d.]+)!4d(-?[\d.]+)/,
  /@(-?[\d.]+),(-?[\d.]+)/,
  /[?&](?:q|query|ll|marker)=(-?[\d.]+)(?:,|%2C)(-?[\d.]+)/i,
  /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/,
];

type Angle = { degrees: number; letter: string };

/**
 * The place that coordinates name, as maps and pages of lodges write them: `-6.1659, 39.2026`,
 * `6°09'57" S 39°12'09" E`, or a link to a map. Gives null for any other text, and `beyond` for
 * numbers that no place on earth has.
 */
export function readPoint(text: string): Place | 'beyond' | null {
  const written = text.trim();
  const link = /^https?:\/\//i.test(written) ? readLink(written) : undefined;
  if (link) return checked(Number(link[1]), Number(link[2]));
  const angles = readAngles(written);
  const [first, second, further] = angles ?? [];
  if (!first || !second || further) return null;
  const isTurned = 'EW'.includes(first.letter || 'N') && 'NS'.includes(second.letter || 'E');
  const [latitude, longitude] = isTurned ? [second, first] : [first, second];
  if (['E', 'W'].includes(latitude.letter) || ['N', 'S'].includes(longitude.letter)) return null;
  return checked(latitude.degrees, longitude.degrees);
}

function readLink(address: string): RegExpExecArray | undefined {
  return LINKS.map((link) => link.exec(address)).find((found) => found !== null);
}

/** The angles of a text that has nothing else in it. */
function readAngles(text: string): Angle[] | null {
  const isBefore = /^[(\s]*[NSEW]/i.test(text);
  const pattern = isBefore ? LETTER_BEFORE : LETTER_BEHIND;
  if (!BETWEEN.test(text.replace(pattern, ' '))) return null;
  return [...text.matchAll(pattern)].map((match) => {
    const parts = isBefore ? [...match.slice(3), match[2]] : match.slice(1);
    const [whole = '', minutes = '0', seconds = '0', letter = ''] = parts;
    const size = Math.abs(toNumber(whole)) + toNumber(minutes) / 60 + toNumber(seconds) / 3600;
    const isNegative = /^[-−]/.test(whole) || /[SW]/i.test(letter);
    return { degrees: isNegative ? -size : size, letter: letter.toUpperCase() };
  });
}

function toNumber(text: string): number {
  return Number(text.replace('−', '-').replace(',', '.'));
}

/** To seven digits, which is a centimetre. */
function checked(latitude: number, longitude: number): Place | 'beyond' | null {
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'beyond';
  return { latitude: Number(latitude.toFixed(7)), longitude: Number(longitude.toFixed(7)) };
}
