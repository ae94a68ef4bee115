const MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount in US dollars as every screen shows it: `$1,250`, `$99.50`. */
export function formatMoney(amount: number): string {
  return MONEY.format(amount);
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date (`YYYY-MM-DD`) in words: `12 August 2027`; null for any other text. */
export function formatDate(date: string): string | null {
  return isCalendarDate(date) ? LONG_DATE.format(new Date(`${date}T00:00:00Z`)) : null;
}

/** A date and time, `YYYY-MM-DDTHH:mm`, in words: `12 August 2027, 09:00`. */
export function formatLocalTime(localTime: string): string {
  const [date = '', time = ''] = localTime.split('T');
  return `${formatDate(date) ?? date}, ${time}`;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The name of a month, counted from 1: `January`. Its first three letters are its short name. */
export function monthName(month: number): string {
  return MONTH.format(Date.UTC(2026, month - 1));
}

/** Whether a text is a date of the calendar, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // 31 February would silently become 3 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/**
 * A large number in whole thousands, rounded down so that it never claims too much: `50K+`. A
 * number below a thousand is unchanged: `640+`.
 */
export function formatThousands(count: number): string {
  return count < 1000 ? `${count}+` : `${Math.floor(count / 1000)}K+`;
}
