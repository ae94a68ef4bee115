import { expect, test } from 'vitest';
import { describeHours } from './opening-hours.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const open = (dayOfWeek: string[], opens: string, closes: string) => ({
  ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
});

test.each([
  ['Mon - Fri: 9:00 AM - 6:00 PM', [open(WEEKDAYS, '09:00', '18:00')]],
  ['Monday to Friday 08:30–17:00', [open(WEEKDAYS, '08:30', '17:00')]],
  [
    'Mon-Fri: 8 am - 12 pm; Sat: 9.30 a.m. - 1 p.m.',
    [open(WEEKDAYS, '08:00', '12:00'), open(['Saturday'], '09:30', '13:00')],
  ],
  ['Sun: 12 AM - 11:59 PM', [open(['Sunday'], '00:00', '23:59')]],
])('TRIP-16 reads the hours %j', (text, hours) => {
  expect(describeHours(text)).toEqual(hours);
});

test.each([
  ...['', 'Daily at high tide', 'Mon - Fri: 9:00 AM', 'Fri - Mon: 9:00 - 17:00'],
  ...[
    'Mon - Fri: 9:00 AM - 6:00 PM, and by appointment',
    'Mon - Xyz: 9 - 17',
    'Mon: 25:00 - 26:00',
  ],
])('TRIP-16 says nothing of the hours %j, rather than half of them', (text) => {
  expect(describeHours(text)).toEqual([]);
});
