import { expect, test } from 'vitest';
import { takeOutDeadLinks } from './dead-links.ts';

const THERE = ['/', '/tours', '/tours/reef', '/uploads/1'];
const mend = (html: string, path = '/tours/reef') =>
  takeOutDeadLinks(html, new URL(`https://karibu.example${path}`), (each) => THERE.includes(each));

test.each([
  '<a href="/tours">',
  '<a href="/tours/">',
  '<a href="/tours//reef?date=2027-01-01#booking">',
  '<a href="https://karibu.example/tours">',
  '<a href="https://elsewhere.example/gone">',
  '<a href="//elsewhere.example/gone">',
  '<a href="mailto:hello@karibu.example">',
  '<a href="tel:+255700000000">',
  '<a href="#gone">',
  '<a href="?gone=1">',
  '<a href="reef">',
  '<a href="/api/docs">',
  '<a href="/admin">',
  '<a title=\'See href="/gone"\' href="/tours">',
  '<img alt="A src=\'/gone\'" src="/uploads/1" srcset="/uploads/1 320w, /uploads/1 640w">',
  '<astro-island props="{&quot;html&quot;:&quot;<a href=\'/gone\'>&quot;}">',
  '<script type="application/ld+json">{"html":"<a href=\\"/gone\\">"}</script>',
  '<!-- <a href="/gone"> -->',
])('SIZE-7 leaves %s as it is', (html) => {
  expect(mend(html)).toEqual({ html, deadLinks: [] });
});

test.each([
  ['<a href="/gone">Gone</a>', '<a>Gone</a>', '/gone'],
  ["<a class='b' href='/gone' rel=\"noopener\">", '<a class=\'b\' rel="noopener">', '/gone'],
  ['<a href=/gone>', '<a>', '/gone'],
  ['<A HREF="/Tours">', '<A>', '/Tours'],
  ['<a href="/gone?a=1&amp;b=2">', '<a>', '/gone?a=1&b=2'],
  ['<a href="../gone">', '<a>', '../gone'],
  ['<a href="https://karibu.example/gone">', '<a>', 'https://karibu.example/gone'],
  ['<img alt="A reef" src="/uploads/2">', '<img alt="A reef">', '/uploads/2'],
  ['<source srcset="/uploads/1 320w, /uploads/2 640w">', '<source>', '/uploads/2'],
  ['<img alt="href=" src="/uploads/2">', '<img alt="href=">', '/uploads/2'],
  ['<video poster="/uploads/2">', '<video>', '/uploads/2'],
])('SIZE-7 takes a dead address out of %s', (html, mended, dead) => {
  expect(mend(html)).toEqual({ html: mended, deadLinks: [dead] });
});

test('SIZE-7 a page without its script or its style sheet is not whole', () => {
  expect(() => mend('<script src="/_astro/gone.js"></script>')).toThrow('/_astro/gone.js');
  expect(() => mend('<link rel="stylesheet" href="/_astro/gone.css">')).toThrow('gone.css');
});
