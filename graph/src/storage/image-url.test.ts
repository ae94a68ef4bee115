import { describe, expect, it } from 'vitest';
import { imageSrcset, isPublicId, publicIdOf, variantUrl, variantWidths } from './image-url.ts';

const ID = '0123456789abcdef0123';
const LOCAL = `/uploads/${ID}/900.webp`;
const REMOTE = `https://cdn.example.com/bucket/${ID}/1536.webp`;
const PASTED = 'https://example.com/lion.jpg?width=900';

describe('variantWidths', () => {
  it.each([
    [1, [1]],
    [319, [319]],
    [320, [320]],
    [900, [320, 640, 768, 900]],
    [1536, [320, 640, 768, 1024, 1280, 1536]],
    [6000, [320, 640, 768, 1024, 1280, 1536]],
  ])('keeps a picture of %i px in the widths %j', (width, widths) => {
    expect(variantWidths(width)).toEqual(widths);
  });
});

describe('variantUrl', () => {
  it('gives the narrowest variant that is wide enough', () => {
    expect(variantUrl(LOCAL, 1)).toBe(`/uploads/${ID}/320.webp`);
    expect(variantUrl(LOCAL, 640)).toBe(`/uploads/${ID}/640.webp`);
    expect(variantUrl(LOCAL, 641)).toBe(`/uploads/${ID}/768.webp`);
    expect(variantUrl(REMOTE, 1000)).toBe(`https://cdn.example.com/bucket/${ID}/1024.webp`);
  });

  it('gives the widest variant when no variant is wide enough', () => {
    expect(variantUrl(LOCAL, 2000)).toBe(LOCAL);
  });

  it('leaves a pasted URL as it is', () => {
    expect(variantUrl(PASTED, 320)).toBe(PASTED);
    expect(variantUrl('', 320)).toBe('');
  });
});

describe('imageSrcset', () => {
  it('lists every variant with its width', () => {
    const expected = [320, 640, 768, 900].map((width) => `/uploads/${ID}/${width}.webp ${width}w`);
    expect(imageSrcset(LOCAL)).toBe(expected.join(', '));
  });

  it('is empty for a pasted URL', () => {
    expect(imageSrcset(PASTED)).toBe('');
  });
});

describe('public ids', () => {
  it('reads an id only from the address of a stored picture', () => {
    expect(publicIdOf(LOCAL)).toBe(ID);
    expect(publicIdOf(REMOTE)).toBe(ID);
    expect(publicIdOf(PASTED)).toBeNull();
    expect(publicIdOf(`/uploads/${ID}/0.webp`)).toBeNull();
  });

  it('recognises an id by its form', () => {
    expect(isPublicId(ID)).toBe(true);
    expect([`${ID}0`, ID.toUpperCase(), `../${ID}`, `${ID}\n`, ''].some(isPublicId)).toBe(false);
  });
});
