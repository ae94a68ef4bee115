import { sayDay } from '#components/day.ts';
import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Message } from '#features/hand-over/message.ts';
import * as words from './booking.words.ts';

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

/** The trip that is asked for: its title, the address of its page, and the total price or ''. */
export type BookingSubject = { title: string; page: string; total: string };

/** Puts a booking request into words. */
export function bookingMessage(request: BookingRequest, subject: BookingSubject): Message {
  const title = words.formSubject(subject.title);
  const lines = [
    title,
    '',
    shared.line(shared.name, request.fullName.trim()),
    shared.line(shared.email, request.email.trim()),
    shared.line(shared.phone, request.phone.trim()),
    shared.line(words.formDate, words.formDay(sayDay(request.date), request.date)),
    shared.line(words.formTravelers, request.travelers),
    ...(subject.total ? [shared.line(words.formTotal, subject.total)] : []),
    '',
    subject.page,
  ];
  const wishes = request.specialRequests.trim();
  if (wishes) lines.push('', words.formWishes(wishes));
  return { subject: title, body: lines.join('\n') };
}
