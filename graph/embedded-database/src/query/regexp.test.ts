import { expect, it } from 'vitest';
import { BSONRegExp } from '../bson/value.ts';
import { failureOf } from '../testing/test-database.ts';
import { readRegExp, regExpTest } from './regexp.ts';

const matches = (pattern: string, options: string, text: string) =>
  regExpTest(new BSONRegExp(pattern, options))(text);

it.each<[string, string, string, boolean]>([
  ['c$', '', 'abc', true],
  ['c$', '', 'abc\n', true],
  ['c$', '', 'abc\n\n', false],
  ['c$', '', 'abc\nd', false],
  ['c$', '', 'abc\r\n', false],
  ['c$', 'm', 'abc\nd', true],
  ['c$', 'm', 'abc\u2028d', false],
  ['c\\$', '', 'c$', true],
  ['[$]', '', 'abc\n', false],
  ['c\\z', '', 'abc\n', false],
  ['c\\Z', '', 'abc\n', true],
  ['^b', '', 'a\nb', false],
  ['^b', 'm', 'a\nb', true],
  ['^$', 'm', 'a\n', false],
  ['^$', 'm', '\na', true],
  ['\\Ab', 'm', 'a\nb', false],
  ['a.b', '', 'a\nb', false],
  ['a.b', '', 'a\rb', true],
  ['a.b', '', 'a\u{1F600}b', true],
  ['a.b', 's', 'a\nb', true],
  ['a b # the end\nc', 'x', 'abc', true],
  ['a b', 'x', 'a b', false],
  ['a\\ b', 'x', 'a b', true],
  ['[ ]b', 'x', ' b', true],
  ['a #', 'x', 'a', true],
  ['a #', '', 'a #', true],
  ['(?x)a b', '', 'ab', true],
  ['(a)\\1 1', 'x', 'aa1', true],
  ['(?is)A.b', '', 'a\nB', true],
  ['a\\-b', '', 'a-b', true],
  ['[\\w-]+$', '', 'a-b', true],
  ['[a-c-]$', '', '-', true],
  ['[]a]', '', ']', true],
  ['[^]a]', '', ']', false],
  ['[[]', '', '[', true],
  ['[*+]', '', '+', true],
  ['a{,2}', '', 'a{,2}', true],
  ['{a}', '', '{a}', true],
  ['a{2}$', '', 'aa', true],
  ['\\x{1F600}', '', '\u{1F600}', true],
  ['\\x41', '', 'A', true],
  ['\\pL', '', 'é', true],
  ['\\s', '', '\u00a0', false],
  ['\\h', '', '\u00a0', true],
  ['(?<y>a)\\k<y>', '', 'aa', true],
  ['a(?=b)(?!c)(?<=a)(?:b)', '', 'ab', true],
  ['É', 'i', 'é', true],
  ['a+?b', '', 'aab', true],
])('/%s/%s on %j gives %s', (pattern, options, text, isMatch) => {
  expect(matches(pattern, options, text)).toBe(isMatch);
});

it.each([
  '(?>a)b',
  'a++',
  'a{2}+',
  '(?#c)a',
  '(?|a)',
  '(?P<n>a)',
  '\\Qa\\E',
  '\\Ka',
  '\\R',
  '\\ua',
  '\\k{a}',
  '[[:alpha:]]',
  'a(?i)b',
  '(?R)',
  '\\p{Han}',
  '(',
  '[a',
])('refuses /%s/, which JavaScript would read otherwise', async (pattern) => {
  const compiling = async () => matches(pattern, '', 'a');
  expect(await failureOf(compiling())).toMatchObject({ code: 51091 });
});

it.each(['q', 'l'])('refuses the unknown option %s', async (option) => {
  const compiling = async () => regExpTest(readRegExp('a', option));
  expect(await failureOf(compiling())).toMatchObject({ code: 51108 });
});
