import { expect, test } from 'vitest';
import { bookingMessage } from './booking-message.ts';

const request = {
  fullName: ' Amina Juma ',
  email: 'amina@mail.example',
  phone: '+44 20 7946 0000',
  date: '2027-08-12',
  travelers: '3',
  specialRequests: '',
};
const subject = { title: 'Menai Bay', page: 'https://site.example/tours/menai-bay', total: '$285' };

test('ENT-18 a request names tour, person, day, travellers, total and page', () => {
  const { subject: heading, body } = bookingMessage(request, subject);
  expect(heading).toBe('Booking request: Menai Bay');
  for (const part of [
    'Name: Amina Juma',
    'E-mail: amina@mail.example',
    'Phone: +44 20 7946 0000',
    'Date: 12 August 2027 (2027-08-12)',
    'Travellers: 3',
    'Estimated total: $285',
    'https://site.example/tours/menai-bay',
  ]) {
    expect(body.split('\n')).toContain(part);
  }
});

test('a request for what has no settled price names no total', () => {
  expect(bookingMessage(request, { ...subject, total: '' }).body).not.toContain('total');
});

test('special requests keep their line breaks, and have no heading when there are none', () => {
  const wishes = 'No nuts\nA window seat';
  expect(bookingMessage({ ...request, specialRequests: wishes }, subject).body).toContain(
    `Special requests:\n${wishes}`,
  );
  expect(bookingMessage(request, subject).body).not.toContain('Special requests');
});
