import type { Message } from '#features/hand-over/message.ts';

/** What a message may be about, as the form offers it. */
export const SUBJECTS = {
  general: 'General Inquiry',
  booking: 'Booking Question',
  custom: 'Custom Trip Request',
  group: 'Group Travel',
  other: 'Other',
} as const;

export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  subject: keyof typeof SUBJECTS;
  message: string;
};

/** Puts a filled-in contact form into words. */
export function contactMessage(contact: ContactMessage): Message {
  const lines = [
    contact.message.trim(),
    '',
    `Name: ${contact.name.trim()}`,
    `E-mail: ${contact.email.trim()}`,
  ];
  const phone = contact.phone.trim();
  if (phone) lines.push(`Phone: ${phone}`);
  const subject = `${SUBJECTS[contact.subject]} from ${contact.name.trim()}`;
  return { subject, body: [subject, '', ...lines].join('\n') };
}
