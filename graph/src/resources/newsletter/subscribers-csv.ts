import type { TextFile } from '#core/operation.ts';

const COLUMNS = ['email', 'isActive', 'subscribedAt', 'unsubscribedAt', 'unsubscribeUrl'] as const;
const HEADINGS = ['Email', 'Status', 'Subscribed at', 'Unsubscribed at', 'Unsubscribe URL'];

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Row = Record<string, unknown>;

/** A CSV file (RFC 4180) of subscribers. Its name has the filter and the time in UTC. */
export function toCsvFile(filter: string, subscribers: Row[], now: Date): TextFile {
  const rows = subscribers.map((subscriber) => COLUMNS.map((name) => describe(subscriber[name])));
  const lines = [HEADINGS, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`);
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return {
    fileName: `newsletter-${filter}-${moment}.csv`,
    text: BYTE_ORDER_MARK + lines.join(''),
  };
}

function describe(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'active' : 'inactive';
  return String(value ?? '');
}

/** Quotes a value. Puts an apostrophe before one that a spreadsheet would run as a formula. */
export function toCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
