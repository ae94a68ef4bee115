import { sayDay } from '#components/day.ts';
import * as shared from '#features/hand-over/hand-over.words.ts';
import type { Line, Message } from '#features/hand-over/message.ts';
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
  const day = sayDay(request.date);
  const before = listContacts(request);
  const after = [
    { label: words.formTravelers, value: request.travelers },
    ...(subject.total ? [{ label: words.formTotal, value: subject.total }] : []),
  ];
  const date = { label: words.formDate, value: words.formDay(day, request.date) };
  const lines = [...before, date, ...after].map(({ label, value }) => shared.line(label, value));
  const wishes = request.specialRequests.trim();
  const body = [title, '', ...lines, '', subject.page];
  if (wishes) body.push('', words.formWishes(wishes));
  return {
    subject: title,
    body: body.join('\n'),
    summary: [
      ...before,
      { ...date, value: day },
      ...after,
      ...(wishes ? [{ label: words.formSpecialRequests, value: wishes }] : []),
    ],
  };
}

function listContacts({ fullName, email, phone }: BookingRequest): Line[] {
  return [
    { label: shared.name, value: fullName.trim() },
    { label: shared.email, value: email.trim() },
    { label: shared.phone, value: phone.trim() },
  ];
}
