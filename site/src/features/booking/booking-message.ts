import { formatDate } from '@karibu/graph/contract';
import type { Message } from '#features/hand-over/message.ts';

/** What the visitor filled in. */
export type BookingRequest = {
  fullName: string;
  email: string;
  phone: string;
  /** `YYYY-MM-DD`. */
  date: string;
  travelers: string;
  specialRequests: string;
};

/** What is asked for: its title, its page, and the price for all travellers as text, '' for none. */
export type BookingSubject = { title: string; page: string; total: string };

/** Puts a booking request into words. */
export function bookingMessage(request: BookingRequest, subject: BookingSubject): Message {
  const lines = [
    `Booking request: ${subject.title}`,
    '',
    `Name: ${request.fullName.trim()}`,
    `E-mail: ${request.email.trim()}`,
    `Phone: ${request.phone.trim()}`,
    `Date: ${formatDate(request.date)} (${request.date})`,
    `Travellers: ${request.travelers}`,
    ...(subject.total ? [`Estimated total: ${subject.total}`] : []),
    '',
    subject.page,
  ];
  const wishes = request.specialRequests.trim();
  if (wishes) lines.push('', 'Special requests:', wishes);
  return { subject: `Booking request: ${subject.title}`, body: lines.join('\n') };
}
