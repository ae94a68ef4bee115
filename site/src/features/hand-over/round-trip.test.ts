import { expect, test } from 'vitest';
import { bookingMessage } from '#features/booking/booking-message.ts';
import * as words from '#features/contact/contact.words.ts';
import { contactMessage } from '#features/contact/contact-message.ts';
import { handOver, type Message } from './message.ts';

const MESSAGES = 1000;
const CHANNELS = { whatsappNumber: '255700000000', email: 'hello@karibu.example' };
const LONGEST_CHAT_LINK = 8000;
const LONGEST_SUBJECT = 300;
const SYSTEMS = [
  { isWindows: true, longestMailLink: 2000 },
  { isWindows: false, longestMailLink: 8000 },
];

/** Pieces that links get wrong: reserved signs, scripts, joined emoji, half characters. */
const PIECES = [
  ...['a', ' ', '&', '+', '%', '%41', '=', '#', '?', '/', '"', "'", '<', '\t', '\0'],
  ...['é', 'e\u0301', 'مرحبا', 'שלום', '🐘', '👩‍👩‍👧', '🇹🇿', '象', '\ud800', '\udc00'],
];
const BREAKS = ['\n', '\r\n', '\r'];

/** What visitors type, at random and the same on every run. */
function createTyping() {
  let state = 20_271_112;
  const roll = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const write = (pieces: readonly string[], length: number) =>
    Array.from({ length }, () => pieces[roll(pieces.length)]).join('');
  return {
    roll,
    line: () => `x${write(PIECES, roll(12))}`,
    /** Mostly of a few lines, each fifth of up to 2,000 pieces. */
    text: (index: number) => write([...PIECES, ...BREAKS], roll(index % 5 === 0 ? 2000 : 60)),
  };
}

/** As typed, but for blanks around it, kinds of line breaks and halves of characters. */
const tidy = (typed: string) => typed.trim().toWellFormed().replace(/\r\n?/g, '\n');

type Sent = { text: string; isWhole: boolean };

/**
 * What arrives of a message by chat and by mail. Fails where a link is too long, or where one that
 * has room for the whole message says that it does not.
 */
function send(message: Message, { isWindows, longestMailLink }: (typeof SYSTEMS)[number]): Sent[] {
  const { body, subject, chatLink, mailLink, shortened } = handOver(message, CHANNELS, isWindows);
  expect(body).toBe(message.body.toWellFormed().replace(/\r\n?/g, '\n'));
  const [, mailed = ''] = mailLink.split('?subject=');
  const [sentSubject, sentBody] = mailed.split('&body=').map(decodeURIComponent);
  expect(sentSubject).toBe(subject);
  const wholeSubject = message.subject.toWellFormed();
  const hasRoom = encodeURIComponent(wholeSubject).length <= LONGEST_SUBJECT;
  if (hasRoom) expect(subject).toBe(wholeSubject);
  expect(chatLink.length).toBeLessThanOrEqual(LONGEST_CHAT_LINK);
  expect(mailLink.length).toBeLessThanOrEqual(longestMailLink);

  const encoded = encodeURIComponent(body);
  const chatLength = 'https://wa.me/255700000000?text='.length + encoded.length;
  const mailStart = `mailto:${CHANNELS.email}?subject=${encodeURIComponent(subject)}&body=`;
  const mailLength = mailStart.length + encoded.replaceAll('%0A', '%0D%0A').length;
  const isWhole = { chat: chatLength <= LONGEST_CHAT_LINK, mail: mailLength <= longestMailLink };
  expect(shortened).toEqual((['chat', 'mail'] as const).filter((channel) => !isWhole[channel]));
  return [
    { text: new URL(chatLink).searchParams.get('text') ?? '', isWhole: isWhole.chat },
    { text: (sentBody ?? '').replaceAll('\r\n', '\n'), isWhole: isWhole.mail },
  ];
}

/** Sends a message from each system, and reads back what had been typed into the form. */
function expectTyped(
  message: Message,
  form: RegExp,
  typed: Record<string, string | undefined>,
): number {
  let whole = 0;
  for (const { text, isWhole } of SYSTEMS.flatMap((system) => send(message, system))) {
    const complete = message.body.toWellFormed().replace(/\r\n?/g, '\n');
    if (isWhole) expect({ ...form.exec(text)?.groups }).toEqual(typed);
    else expect(complete.startsWith(text.replace(/\n…$/, '')) && text.endsWith('\n…')).toBe(true);
    whole += Number(isWhole);
  }
  return whole;
}

/** Otherwise the test would try short messages alone, or long ones. */
function expectBoth(whole: number): void {
  const sent = MESSAGES * SYSTEMS.length * 2;
  expect(whole).toBeGreaterThan(sent / 2);
  expect(whole).toBeLessThan(sent * 0.95);
}

const BOOKING = new RegExp(
  [
    '^Booking request: (?<title>.*)\n',
    '\nName: (?<fullName>.*)\nE-mail: (?<email>.*)\nPhone: (?<phone>.*)\n',
    'Date: .* \\((?<date>.*)\\)\nTravellers: (?<travelers>.*)\nEstimated total: .*\n',
    '\n(?<page>.*)(\n\nSpecial requests:\n(?<wishes>[\\s\\S]*))?$',
  ].join(''),
);

test(`BOOK-2 ${MESSAGES} booking requests come back as they were typed, and only long ones are shortened`, () => {
  const { roll, line, text } = createTyping();
  let whole = 0;
  for (let index = 0; index < MESSAGES; index += 1) {
    const [title, page] = [tidy(line()), 'https://site.example/tours/a?b=c&d'];
    const typed = { fullName: line(), email: `${roll(999)}+x&y@mail.example`, phone: line() };
    const party = { date: '', adults: 3, children: 0 };
    const quote = { season: '', closed: null, isFrom: false, lines: [], total: 2850 };
    const [date, travelers] = [`2027-08-${10 + roll(20)}`, String(1 + roll(10))];
    const wishes = text(index);
    const plain = { isFlexible: false, children: '0', rooms: '', extras: [] };
    const request = { ...typed, ...plain, date, travelers, specialRequests: wishes };
    const wanted = {
      ...{ title, page, date, travelers, email: typed.email, wishes: tidy(wishes) || undefined },
      ...{ fullName: tidy(typed.fullName), phone: tidy(typed.phone) },
    };
    const message = bookingMessage(request, { title, page, party, quote });
    whole += expectTyped(message, BOOKING, wanted);
  }
  expectBoth(whole);
});

const SUBJECTS = words.subjects;
const CONTACT =
  /^(?<subject>.*)\n\n(?<message>[\s\S]*)\n\nName: (?<name>.*)\nE-mail: (?<email>.*)\nPhone: (?<phone>.*)$/;

test(`CONTACT-3 ${MESSAGES} contact messages come back as they were typed, and only long ones are shortened`, () => {
  const { roll, line, text } = createTyping();
  const kinds = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];
  let whole = 0;
  for (let index = 0; index < MESSAGES; index += 1) {
    const subject = kinds[roll(kinds.length)] ?? 'other';
    const typed = { fullName: line(), email: `${roll(999)}+x&y@mail.example`, phone: line() };
    const message = `x${text(index)}`;
    const wanted = {
      ...{ subject: `${SUBJECTS[subject]} from ${tidy(typed.fullName)}`, message: tidy(message) },
      ...{ name: tidy(typed.fullName), email: typed.email, phone: tidy(typed.phone) },
    };
    whole += expectTyped(contactMessage({ ...typed, subject, message }), CONTACT, wanted);
  }
  expectBoth(whole);
});

test('a message that just fills a link comes back whole, and one letter more is shortened', () => {
  for (const { isWindows, longestMailLink } of SYSTEMS) {
    const give = (channels: typeof CHANNELS, body: string) =>
      handOver({ subject: 's', body }, channels, isWindows);
    for (const [channels, longest] of [
      [{ ...CHANNELS, email: '' }, LONGEST_CHAT_LINK],
      [{ ...CHANNELS, whatsappNumber: '' }, longestMailLink],
    ] as const) {
      const empty = give(channels, '');
      const start = (empty.chatLink || empty.mailLink).length;
      const filling = give(channels, 'x'.repeat(longest - start));
      expect([filling.chatLink, filling.mailLink].join('')).toHaveLength(longest);
      expect(filling.shortened).toEqual([]);
      const over = give(channels, 'x'.repeat(longest - start + 1));
      expect(over.shortened).toEqual([channels.email ? 'mail' : 'chat']);
    }
  }
});
