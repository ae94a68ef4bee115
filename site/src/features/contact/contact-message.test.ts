import { expect, test } from 'vitest';
import { contactMessage } from './contact-message.ts';

const contact = {
  fullName: 'Amina',
  email: 'amina@mail.example',
  phone: '',
  subject: 'group',
  message: 'Hello.\nAre you there?',
} as const;

test('ENT-19 a message keeps its lines and says who wrote it', () => {
  const { subject, body } = contactMessage(contact);
  expect(subject).toBe('Group Travel from Amina');
  expect(body).toContain('Hello.\nAre you there?');
  expect(body).toContain('E-mail: amina@mail.example');
  expect(body).not.toContain('Phone');
});
