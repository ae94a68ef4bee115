import { type Contact, contactLines } from '#features/hand-over/contact.ts';
import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Message } from '#features/hand-over/message.ts';
import * as words from './contact.words.ts';

export type ContactMessage = Contact & {
  subject: keyof typeof words.subjects;
  message: string;
};

/** Puts a filled-in contact form into words. */
export function contactMessage(contact: ContactMessage): Message {
  const name = contact.fullName.trim();
  const text = contact.message.trim();
  const contacts = contactLines(contact);
  const lines = contacts.map(({ label, value }) => shared.line(label, value));
  const topic = words.subjects[contact.subject];
  const subject = words.formFrom(topic, name);
  return {
    subject,
    body: [subject, '', text, '', ...lines].join('\n'),
    summary: [
      ...contacts,
      { label: words.formSubject, value: topic },
      { label: words.formMessage, value: text },
    ],
  };
}
