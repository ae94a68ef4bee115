import { cutText } from './cut-text.ts';

const LONGEST = 200;

/**
 * A first title, from the name of a file: `lion-at_dusk.JPG` gives `Lion at dusk`. What cameras and
 * phones call a file says nothing: `IMG_2006.HEIC` gives '', `DSC0042 lion.jpg` gives `Lion`.
 */
export function titleOfFile(fileName: string): string {
  const words = fileName
    .normalize('NFC')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replaceAll('%20', ' ')
    .replace(COPY, '')
    .split(/[-_\s]+/)
    .filter(Boolean);
  const told = isByDevice(words[0] ?? '') ? words.slice(lengthOfEmpty(words)) : words;
  if (told.every(isEmpty)) return '';
  return capitaliseFirst(cutText(told.join(' '), LONGEST).trim());
}

/** What systems write around the name of a copy, and browsers behind that of a second download. */
const COPY = /^(?:copy of|kopie von|copie de|copia de)\s+|(?:\s*\(\d{1,2}\))+$/gi;

/** A quotation mark or a bracket may stand before the first word. */
function capitaliseFirst(words: string): string {
  return words.replace(/^[\p{P}\s]*\p{L}/u, (first) => first.toUpperCase());
}

function lengthOfEmpty(words: string[]): number {
  const first = words.findIndex((word) => !isEmpty(word));
  return first === -1 ? words.length : first;
}

/** Whether a word is a number, a digest, or one that a device writes. */
function isEmpty(word: string): boolean {
  return !/\p{L}/u.test(word) || /^(?=.*\d)[\da-f]{4,}$/i.test(word) || isByDevice(word);
}

/** A word that a device writes, alone or with a number: `IMG`, `P1010023`. */
function isByDevice(word: string): boolean {
  const [, letters = ''] = /^\(?(\p{L}+)[\d.:,()]*$/u.exec(word) ?? [];
  return DEVICE_WORDS.has(letters.toLowerCase());
}

const DEVICE_WORDS = new Set([
  ...['img', 'image', 'images', 'photo', 'picture', 'pic', 'pict', 'file', 'untitled', 'scan'],
  ...['dsc', 'dscn', 'dscf', 'dji', 'gopr', 'gp', 'p', 'sam', 'pxl', 'mvimg', 'imag', 'hdr'],
  ...['screenshot', 'screen', 'shot', 'whatsapp', 'signal', 'telegram', 'fb', 'received'],
  ...['at', 'am', 'pm', 'copy', 'edit', 'edited', 'wa', 'burst', 'mp', 'kopie', 'foto', 'bild'],
]);
