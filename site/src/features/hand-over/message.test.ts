import { describe, expect, test } from 'vitest';
import { handOver } from './message.ts';

const CHANNELS = { whatsappNumber: '255700000000', email: 'hello@karibu.example' };
const MAX_MAIL_LINK = 2000;
const MAX_CHAT_LINK = 8000;

/** Pieces that links get wrong: reserved signs, scripts, joined emoji, half characters, breaks. */
const PIECES = [
  'a',
  ' ',
  '&',
  '+',
  '%',
  '%41',
  '=',
  '#',
  '?',
  '/',
  '"',
  "'",
  '<',
  '\n',
  '\r\n',
  '\t',
];
const RARE = [
  'é',
  'e\u0301',
  'مرحبا',
  'שלום',
  '🐘',
  '👩‍👩‍👧',
  '🇹🇿',
  '象',
  '\ud800',
  '\udc00',
  '\0',
];

/** Random texts that are the same on every run. */
function* someTexts(count: number): Generator<string> {
  let state = 20_271_112;
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const pieces = [...PIECES, ...RARE];
  for (let index = 0; index < count; index += 1) {
    const length = index % 5 === 0 ? next(2000) : next(60);
    yield Array.from({ length }, () => pieces[next(pieces.length)]).join('');
  }
}

const chatText = (link: string) => new URL(link).searchParams.get('text') ?? '';
const mailText = (link: string) => decodeURIComponent(/&body=(.*)$/s.exec(link)?.[1] ?? '');
const expected = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n');

describe('for any text', () => {
  const texts = [...someTexts(400)];

  test('the whole text comes back out of the links, or a beginning and a mark', () => {
    for (const body of texts) {
      const { chatLink, mailLink, shortened } = handOver({ subject: 's', body }, CHANNELS, true);
      for (const text of [chatText(chatLink), mailText(mailLink).replaceAll('\r\n', '\n')]) {
        const isWhole = text === expected(body);
        const beginning = text.replace(/\n…$/, '');
        expect(isWhole || expected(body).startsWith(beginning)).toBe(true);
        if (!isWhole) expect(shortened).not.toEqual([]);
      }
    }
  });

  test('the links stay within their length', () => {
    for (const body of texts) {
      const { chatLink, mailLink } = handOver({ subject: 's', body }, CHANNELS, true);
      expect(chatLink.length).toBeLessThanOrEqual(MAX_CHAT_LINK);
      expect(mailLink.length).toBeLessThanOrEqual(MAX_MAIL_LINK);
    }
  });

  test('the text to copy is never shortened', () => {
    for (const body of texts) {
      expect(handOver({ subject: 's', body }, CHANNELS, true).body).toBe(expected(body));
    }
  });
});

test('reserved signs, emoji and right-to-left text are percent-encoded', () => {
  const body = 'Tom & Ann + 50% 🐘 مرحبا';
  const { chatLink } = handOver({ subject: 's', body }, CHANNELS, true);
  expect(chatLink).toMatch(/^https:\/\/wa\.me\/255700000000\?text=[\w%.~!*'()-]+$/);
  expect(chatText(chatLink)).toBe(body);
});

test('line breaks reach the mail program as it wants them', () => {
  const { mailLink } = handOver({ subject: 's', body: 'one\ntwo' }, CHANNELS);
  expect(mailLink).toContain('body=one%0D%0Atwo');
});

test('a subject cannot add fields to the mail', () => {
  const { mailLink } = handOver({ subject: 'x&cc=thief@bad.example', body: 'b' }, CHANNELS);
  expect([...new URL(mailLink).searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a subject without end leaves room for the message', () => {
  const { mailLink } = handOver({ subject: 'ش'.repeat(2000), body: 'Hello' }, CHANNELS, true);
  expect(mailLink.length).toBeLessThanOrEqual(MAX_MAIL_LINK);
  expect(mailText(mailLink)).toBe('Hello');
});

test('a request of 2,000 letters fits both links, and on Windows the chat link alone', () => {
  const body = 'Tom & Ann, '.repeat(182).slice(0, 2000);
  const result = handOver({ subject: 's', body }, CHANNELS, false);
  expect([chatText(result.chatLink), mailText(result.mailLink)]).toEqual([body, body]);
  expect(result.shortened).toEqual([]);
  const onWindows = handOver({ subject: 's', body }, CHANNELS, true);
  expect(chatText(onWindows.chatLink)).toBe(body);
  expect(mailText(onWindows.mailLink)).toMatch(/\r\n…$/);
  expect(onWindows.shortened).toEqual(['mail']);
});

test('what a reader sees as one character is never cut in two', () => {
  const family = '👩‍👩‍👧';
  const { mailLink } = handOver({ subject: 's', body: family.repeat(500) }, CHANNELS, true);
  const kept = mailText(mailLink).replace(/\r\n…$/, '');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.replaceAll(family, '')).toBe('');
});

test('a channel that the operator does not have gives no link and shortens nothing', () => {
  const body = 'x'.repeat(3000);
  const chatOnly = handOver({ subject: 's', body }, { whatsappNumber: '255700000000', email: '' });
  expect(chatOnly).toMatchObject({ mailLink: '', shortened: [] });
  const mailOnly = handOver(
    { subject: 's', body: 'b' },
    { whatsappNumber: '', email: 'a@b.example' },
  );
  expect(mailOnly).toMatchObject({ chatLink: '', shortened: [] });
});
