import { describe, expect, it } from 'vitest';
import { readPastedLines } from './pasted-lines.ts';

describe('readPastedLines', () => {
  it('gives a line for each that is not blank, without the marks of lists', () => {
    expect(
      readPastedLines('• Park fees\r\n\r\n  - All meals \n3) A guide\n2 nights on Mafia'),
    ).toEqual(['Park fees', 'All meals', 'A guide', '2 nights on Mafia']);
  });

  it('leaves a single line to the browser, also with a line break at its end', () => {
    expect(readPastedLines('- Park fees')).toBeNull();
    expect(readPastedLines('Park fees\n')).toBeNull();
  });
});
