import { capitalise } from '@karibu/graph/contract';

const LONGEST = 200;

/** A first title, from the name of a picture's file: `lion-at_dusk.JPG` gives `Lion at dusk`. */
export function titleOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  return words ? capitalise(words) : 'Picture';
}
