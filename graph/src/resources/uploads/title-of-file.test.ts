import { expect, test } from 'vitest';
import { titleOfFile } from './title-of-file.ts';

test.each([
  ['lion-at_dusk.JPG', 'Lion at dusk'],
  ['Éléphants   du Tarangire.webp', 'Éléphants du Tarangire'],
  ['7 days in Serengeti.png', '7 days in Serengeti'],
  ['DSC0042 lion.jpg', 'Lion'],
  ['IMG_2006-dhow at sea.heic', 'Dhow at sea'],
  ['Ngorongoro 2024.jpg', 'Ngorongoro 2024'],
  ['dead sea.jpg', 'Dead sea'],
  ['тигр.png', 'Тигр'],
  ['"prices".pdf', '"Prices"'],
  ['(prices).pdf', '(Prices)'],
  ['[draft] prices.pdf', '[Draft] prices'],
  ['Prices (1).pdf', 'Prices'],
  ['Prices (2026).pdf', 'Prices (2026)'],
  ['Copy of lion.jpg', 'Lion'],
  ['Kopie von lion (2).jpg', 'Lion'],
  ['lion%20king.jpg', 'Lion king'],
  ['🦁 lion.jpg', '🦁 lion'],
  ["Asha's lion.jpg", "Asha's lion"],
])('a title is made of the name %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

test('a long name is not cut within a sign', () => {
  expect(titleOfFile(`a${'🦁'.repeat(125)}.jpg`)).toBe(`A${'🦁'.repeat(99)}`);
});

test.each([
  ...['IMG_2006.HEIC', 'img 2006', 'DSC01234.JPG', 'DSCN0001.jpg', 'P1010023.JPG'],
  ...['PXL_20240229_123456789.jpg', 'DJI_0042.JPG', 'WhatsApp Image 2024-02-29 at 10.11.12.jpeg'],
  ...['IMG-20240229-WA0007.jpg', 'Screenshot 2024-02-29 at 10.11.12.png', 'image (3).png'],
  ...['6ba8235781e5f8128158.webp', '0c6e4a52-8f3d-4c1b-9a77-1f2e3d4c5b6a.jpg', '1536.webp', '.jpg'],
  ...['....pdf', '...', '🦁.jpg', '(1).jpg', 'IMG_1234 (1).jpg'],
  '',
])('a name that a camera or a phone has given makes no title: %s', (name) => {
  expect(titleOfFile(name)).toBe('');
});
