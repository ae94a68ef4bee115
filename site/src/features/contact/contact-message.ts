import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Message } from '#features/hand-over/message.ts';
import * as words from './contact.words.ts';

export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  subject: keyof typeof words.subjects;
  message: string;
};

/** Puts a filled-in contact form into words. */
export function contactMessage(contact: ContactMessage): Message {
  const name = contact.name.trim();
  const lines = [
    contact.message.trim(),
    '',
    shared.line(shared.name, name),
    shared.line(shared.email, contact.email.trim()),
  ];
  const phone = contact.phone.trim();
  if (phone) lines.push(shared.line(shared.phone, phone));
  const subject = words.formFrom(words.subjects[contact.subject], name);
  return { subject, body: [subject, '', ...lines].join('\n') };
}
