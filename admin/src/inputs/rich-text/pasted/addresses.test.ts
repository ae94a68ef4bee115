import { describe, expect, test } from 'vitest';
import {
  isLinkKept,
  judgePicture,
  nameOfPicture,
  sayLeftBehind,
  unwrapAddress,
} from './addresses.ts';

describe('OFF-2 links from Word, Outlook and Google Docs', () => {
  test.each([
    [
      'https://www.google.com/url?q=https://parks.example/fees?a%3D1&sa=D&source=editors&ust=17&usg=AO',
      'https://parks.example/fees?a=1',
    ],
    ['https://www.google.co.tz/url?url=https%3A%2F%2Fparks.example%2F', 'https://parks.example/'],
    [
      'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fparks.example%2F&data=05',
      'https://parks.example/',
    ],
    [
      'https://www.google.com/url?q=javascript:alert(1)',
      'https://www.google.com/url?q=javascript:alert(1)',
    ],
    ['https://www.google.com/maps?q=Arusha', 'https://www.google.com/maps?q=Arusha'],
    [
      'https://google.com.example/url?q=https://a.example',
      'https://google.com.example/url?q=https://a.example',
    ],
    ['/tours', '/tours'],
  ])('%s leads to %s', (wrapped, address) => {
    expect(unwrapAddress(wrapped)).toBe(address);
  });

  test.each(['file:///C:/Prices.docx', '#_Toc123', 'javascript:alert(1)', '//a.example', ''])(
    '%s leads nowhere from here',
    (address) => {
      expect(isLinkKept(address)).toBe(false);
    },
  );

  test.each(['https://a.example', 'mailto:a@b.example', 'tel:+255', '/tours'])(
    '%s stays',
    (link) => {
      expect(isLinkKept(link)).toBe(true);
    },
  );
});

describe('OFF-2 pictures from Word and Google Docs', () => {
  test.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'upload'],
    ['data:image/svg+xml;base64,PHN2Zz4=', 'leave'],
    ['file:///C:/Users/Amina/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png', 'leave'],
    ['https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key=a', 'leave'],
    ['https://docs.google.com/drawings/image?id=s', 'leave'],
    ['blob:https://docs.example/1', 'leave'],
    ['cid:image001.png@01D', 'leave'],
    ['https://pictures.example/lion.jpg', 'keep'],
    ['https://googleusercontent.com.example/lion.jpg', 'keep'],
    ['/uploads/lion.webp', 'keep'],
  ])('%s: %s', (address, what) => {
    expect(judgePicture(address)).toBe(what);
  });

  test('what is left behind is named', () => {
    const word = 'file:///C:/Temp/clip_image001.png';
    expect(nameOfPicture(' A lioness\nat dawn ', word)).toBe('A lioness at dawn');
    expect(nameOfPicture('', word)).toBe('');
    expect(nameOfPicture('', 'file:///C:/My%20lion.png')).toBe('My lion.png');
    expect(sayLeftBehind([])).toBe('');
    expect(
      sayLeftBehind([
        { kind: 'picture', name: 'A lioness' },
        { kind: 'picture', name: '' },
        { kind: 'link', name: 'Prices' },
      ]),
    ).toBe('Not brought along: 2 pictures (“A lioness”) and 1 link (“Prices”).');
  });
});
