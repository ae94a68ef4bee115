import { capitalise } from '#core/letter-case.ts';

const LONGEST = 200;

/**
 * A first title, from the name of a file: `lion-at_dusk.JPG` gives `Lion at dusk`. What cameras and
 * phones call a file says nothing: `IMG_2006.HEIC` gives '', `DSC0042 lion.jpg` gives `Lion`.
 */
export function titleOfFile(fileName: string): string {
  const words = fileName
    .normalize('NFC')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .split(/[-_\s]+/)
    .filter(Boolean);
  const told = isByDevice(words[0] ?? '') ? words.slice(lengthOfEmpty(words)) : words;
  if (told.every(isEmpty)) return '';
  return capitalise(told.join(' ').slice(0, LONGEST).trim());
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
