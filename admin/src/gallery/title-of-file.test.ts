import { describe, expect, it } from 'vitest';
import { titleOfFile } from './title-of-file.ts';

describe('titleOfFile', () => {
  it('makes a title of the name of a file', () => {
    expect(titleOfFile('lion-at_dusk.JPG')).toBe('Lion at dusk');
    expect(titleOfFile('IMG_2041.jpeg')).toBe('IMG 2041');
    expect(titleOfFile('Dhow, 5.30 pm')).toBe('Dhow, 5.30 pm');
    expect(titleOfFile('.png')).toBe('Picture');
    expect(titleOfFile(`${'a'.repeat(300)}.png`)).toHaveLength(200);
  });
});
