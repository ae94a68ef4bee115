import { expect, test } from 'vitest';
import { sizePictures } from './rich-pictures.ts';

const folder = '/uploads/0123456789abcdef0123';
const url = `${folder}/900.webp`;
const media = { url, width: 900, height: 600, placeholder: '', widths: [320, 768, 900] };
const asked: string[] = [];
const mediaOf = (named: string) => {
  asked.push(named);
  return named.startsWith(folder) ? media : undefined;
};

test('OFF-10 a picture of the library comes by size in a text, and leaves room for itself', () => {
  const html = `<p>At dusk</p><img src="${url}" alt="A dhow" loading="lazy" /><p>x</p>`;
  expect(sizePictures(html, mediaOf)).toBe(
    `<p>At dusk</p><img src="${folder}/768.webp" srcset="${folder}/320.webp 320w, ` +
      `${folder}/768.webp 768w, ${folder}/900.webp 900w" sizes="(min-width:46rem) 44rem,100vw" ` +
      'width="900" height="600" alt="A dhow" loading="lazy" /><p>x</p>',
  );
  expect(asked).toEqual([url]);
});

test('a size that somebody has set is kept', () => {
  const sized = sizePictures(`<img alt="" width="300" src="${url}" />`, mediaOf);
  expect(sized).toContain(`<img alt="" width="300" src="${folder}/768.webp" srcset=`);
  expect(sized).not.toContain('width="900"');
});

test('a picture of another site, a lost one and plain words stay as they are', () => {
  asked.length = 0;
  const lost = '/uploads/ffffffffffffffffffff/900.webp';
  const html = `<img src="https://elsewhere.example/a.jpg" /> <img src="${lost}" /> &lt;img src="${url}"`;
  expect(sizePictures(html, mediaOf)).toBe(html);
  expect(asked).toEqual([lost]);
});
