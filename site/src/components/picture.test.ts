import { expect, test } from 'vitest';
import { listWidths, pictureSource } from './picture.ts';

const url = '/uploads/0123456789abcdef0123/1536.webp';
const media = {
  url,
  width: 1536,
  height: 1024,
  placeholder: '#aa5500 #002244',
  widths: [320, 1536],
};

test('a kept picture comes in its widths, with its size and its colours', () => {
  const source = pictureSource(url, media);
  expect(source.src).toBe('/uploads/0123456789abcdef0123/768.webp');
  expect(source.srcset).toContain('/uploads/0123456789abcdef0123/320.webp 320w');
  expect(source.srcset).toContain('/uploads/0123456789abcdef0123/1536.webp 1536w');
  expect(listWidths(source.srcset)).toBe('320 1536');
  expect(source).toMatchObject({ width: 1536, height: 1024 });
  expect(source.placeholder).toBe('linear-gradient(#aa5500,#002244)');
});

test('widths for fine screens are in the srcset of what spans the screen alone', () => {
  const wide = { ...media, widths: [320, 1536, 2048, 2560] };
  expect(listWidths(pictureSource(url, wide).srcset)).toBe('320 1536');
  expect(listWidths(pictureSource(url, wide, true).srcset)).toBe('320 1536 2048 2560');
  const [src, width] = [pictureSource(url, wide, true).src, pictureSource(url, wide, true).width];
  expect([src, width]).toEqual(['/uploads/0123456789abcdef0123/768.webp', 1536]);
});

test('a picture that a record names by another width comes in all of its widths', () => {
  for (const width of [320, 2048]) {
    const named = pictureSource(url.replace('1536', String(width)), media);
    expect(named).toEqual(pictureSource(url, media));
  }
});

test('a pasted address is used as it is', () => {
  const pasted = 'https://pictures.example/lion.jpg';
  expect(pictureSource(pasted, undefined)).toEqual({ src: pasted });
  expect(listWidths(undefined)).toBeUndefined();
});

test('a picture that was described and framed says so, and any other says nothing', () => {
  const focus = { x: 0, y: 35 };
  const source = pictureSource(url, { ...media, alt: 'A dhow', focus });
  expect(source).toMatchObject({ alt: 'A dhow', position: '0% 35%' });
  const { alt, position } = pictureSource(url, media);
  expect([alt, position]).toEqual([undefined, undefined]);
});

test.each(['', 'red; position: fixed', '#aabbcc'])(
  'no style comes from the placeholder %j',
  (placeholder) => {
    expect(pictureSource(url, { ...media, placeholder }).placeholder || undefined).toBeUndefined();
  },
);
