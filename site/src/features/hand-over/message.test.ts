import { expect, test } from 'vitest';
import { handOver } from './message.ts';

const CHANNELS = { whatsappNumber: '255700000000', email: 'hello@karibu.example' };
const MAX_MAIL_LINK = 2000;

const chatText = (link: string) => new URL(link).searchParams.get('text') ?? '';
const mailText = (link: string) => decodeURIComponent(/&body=(.*)$/s.exec(link)?.[1] ?? '');

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
