/** A message that the visitor sends with a program of their own. */
export type Message = {
  subject: string;
  body: string;
  /** What the visitor filled in, to be read once more. */
  summary?: Line[];
};

/** A line of a message. */
export type Line = { label: string; value: string };

/** Where the operator reads messages; '' where there is no such channel. */
export type Channels = { whatsappNumber: string; email: string };

/** A message with the links that hand it over; '' for a channel that the operator does not have. */
export type HandOver = Message & {
  chatLink: string;
  mailLink: string;
  /** The channels whose link holds less than the whole message, which is then to be copied. */
  shortened: ('chat' | 'mail')[];
};

/** Windows starts a mail program with at most about 2,000 characters; others take long ones. */
const MAX_MAIL_LINK = { windows: 2000, others: 8000 };
const MAX_CHAT_LINK = 8000;
const MAX_SUBJECT_LENGTH = 300;
const SHORTENED = '\n…';

/** Writes a message into links. All characters come back as they were written, line breaks too. */
export function handOver(message: Message, channels: Channels, isWindows = onWindows()): HandOver {
  const subject = takeFitting(clean(message.subject), MAX_SUBJECT_LENGTH, encode);
  const body = clean(message.body);
  const chat = fill(`https://wa.me/${channels.whatsappNumber}?text=`, body, MAX_CHAT_LINK, encode);
  const address = channels.email.split('@').map(encodeURIComponent).join('@');
  const mailStart = `mailto:${address}?subject=${encode(subject)}&body=`;
  const maxMail = isWindows ? MAX_MAIL_LINK.windows : MAX_MAIL_LINK.others;
  const mail = fill(mailStart, body, maxMail, encodeForMail);
  return {
    ...message,
    subject,
    body,
    chatLink: channels.whatsappNumber && chat.link,
    mailLink: channels.email && mail.link,
    shortened: [
      ...(channels.whatsappNumber && chat.isShortened ? (['chat'] as const) : []),
      ...(channels.email && mail.isShortened ? (['mail'] as const) : []),
    ],
  };
}

function onWindows(): boolean {
  return /Windows/.test(globalThis.navigator?.userAgent ?? '');
}

/** `start` and as much of the text as a link of `maxLength` characters holds. */
function fill(start: string, text: string, maxLength: number, write: (text: string) => string) {
  const whole = start + write(text);
  if (whole.length <= maxLength) return { link: whole, isShortened: false };
  const room = maxLength - start.length - write(SHORTENED).length;
  return { link: start + write(takeFitting(text, room, write) + SHORTENED), isShortened: true };
}

/** The longest beginning that fits once written, cut between characters as a reader sees them. */
function takeFitting(text: string, room: number, write: (text: string) => string): string {
  let end = 0;
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += write(segment).length;
    if (length > room) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** One kind of line break, and no half characters, which could not be encoded. */
function clean(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n');
}

function encode(text: string): string {
  return encodeURIComponent(text);
}

/** Mail wants its line breaks as carriage return and line feed (RFC 6068). */
function encodeForMail(text: string): string {
  return encodeURIComponent(text).replaceAll('%0A', '%0D%0A');
}
