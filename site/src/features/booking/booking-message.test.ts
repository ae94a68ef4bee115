import { type Party, quote } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { type BookingRequest, bookingMessage } from './booking-message.ts';

const request: BookingRequest = {
  fullName: ' Amina Juma ',
  email: 'amina@mail.example',
  phone: '+44 20 7946 0000',
  date: '2027-08-12',
  isFlexible: false,
  travelers: '3',
  children: '0',
  rooms: '',
  extras: [],
  specialRequests: '',
};
const party: Party = { date: '2027-08-12', adults: 3, children: 0, rooms: null, extras: [] };
const about = { title: 'Menai Bay', page: 'https://site.example/tours/menai-bay' };

const DRY: Parameters<typeof quote>[0] = {
  price: 800,
  rates: [
    {
      id: 'dry',
      season: 'Dry season',
      from: '2027-06-01',
      to: '2027-10-31',
      everyYear: true,
      perPerson: [{ travellers: 1, price: 1450 }],
      singleSupplement: 200,
      child: { fromAge: 4, toAge: 11, percent: 50 },
    },
  ],
  extras: [{ id: 'balloon', name: 'Balloon flight', price: 599, per: 'person' }],
};

function linesOf(asked: Partial<BookingRequest>, who: Partial<Party> = {}, trip = DRY): string[] {
  const goes = { ...party, ...who };
  const subject = { ...about, party: goes, quote: quote(trip, goes) };
  return bookingMessage({ ...request, ...asked }, subject).body.split('\n');
}

test('ENT-18 a request names tour, person, day, travellers, total and page', () => {
  const subject = { ...about, party, quote: quote({ price: 95 }, party) };
  const { subject: heading, body } = bookingMessage(request, subject);
  expect(heading).toBe('Booking request: Menai Bay');
  expect(body.split('\n')).toEqual([
    'Booking request: Menai Bay',
    '',
    'Name: Amina Juma',
    'E-mail: amina@mail.example',
    'Phone: +44 20 7946 0000',
    'Date: 12 August 2027 (2027-08-12)',
    'Travellers: 3',
    'Estimated total: $285',
    '',
    'https://site.example/tours/menai-bay',
  ]);
});

test('TRIP-1 a request says party, rooms, season, and each line of the total', () => {
  const lines = linesOf({ isFlexible: true }, { adults: 2, children: 1, rooms: 2 });
  expect(lines.slice(5, -2)).toEqual([
    'Date: 12 August 2027 (2027-08-12), flexible',
    'Travellers: 3 (2 adults, 1 child)',
    'Rooms: 2',
    'Season: Dry season',
    '2 adults × $1,450: $2,900',
    '1 child × $725: $725',
    'Single supplement: $200',
    'Estimated total: $3,825',
  ]);
});

test('TRIP-1 several single supplements say the price of each', () => {
  expect(linesOf({}, { rooms: 3 })).toContain('3 single supplements × $200: $600');
});

test('TRIP-21 extras have a line of their own that begins with their name, and a party that is too small asks for the price', () => {
  const asked = linesOf({}, { extras: ['balloon'] });
  expect(asked).toContain('Balloon flight, 3 × $599: $1,797');
  expect(linesOf({}, {}, { ...DRY, minParty: 4 })).toContain('Estimated total: On request');
});

test('a request for what has no settled price names no total', () => {
  expect(bookingMessage(request, { ...about, party, quote: null }).body).not.toContain('total');
});

test('special requests keep their line breaks, and have no heading when there are none', () => {
  const wishes = 'No nuts\nA window seat';
  expect(linesOf({ specialRequests: wishes }).join('\n')).toContain(`Special requests:\n${wishes}`);
  expect(linesOf({}).join('\n')).not.toContain('Special requests');
});
