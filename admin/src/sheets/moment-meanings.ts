import { localTimeIn, momentIn } from '@karibu/graph/contract';
import { dateMeanings, dateOfNumber } from './date-meanings.ts';
import type { Meaning } from './meaning.ts';

/**
 * What a date and time in a sheet may mean, as a moment: `2026-12-31 09:00`, `31.12.2026 9:00`,
 * `12/31/2026 9:00 AM`, Excel's number. It is read on the clocks of the zone, unless an offset
 * stands behind it; a day alone begins at midnight. A time that the clocks skip is read as one
 * hour later, and of one that they show twice the first is meant.
 */
export function momentMeanings(text: string, zone: string): Meaning<string>[] {
  const written = text.trim();
  const fixed = momentWithOffset(written);
  if (fixed !== null) return [{ value: fixed, under: {} }];
  return localTimes(written).flatMap(({ value, under }) => {
    const moment = momentIn(zone, value);
    return moment ? [{ value: moment.toISOString(), under }] : [];
  });
}

/** How a moment is written in a sheet: on the clocks of the zone, as it is read back. */
export function writeMoment(moment: string, zone: string): string {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return moment;
  const local = localTimeIn(zone, new Date(time));
  const written = local.replace('T', ' ');
  if (momentIn(zone, local)?.getTime() === Math.floor(time / MINUTE_MS) * MINUTE_MS) return written;
  return `${written} ${offsetOf(Date.parse(`${local}Z`) - time)}`;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

function offsetOf(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / MINUTE_MS);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${aheadMs < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

const WITH_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:\d\d)$/i;

function momentWithOffset(text: string): string | null {
  const [, date, time, offset = ''] = WITH_OFFSET.exec(text) ?? [];
  const moment = Date.parse(`${date}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** A day and, behind it, `9:00`, `09.00`, `9h00`, `9:00:00 AM` or `9 am`. */
const TIMED =
  /^(?<day>.+?)(?:,?\s+|,|(?<=\d)T)(?:(?<hour>\d{1,2})[:.h](?<minute>\d\d)(?::\d\d(?:[.,]\d+)?)?|(?<whole>\d{1,2})(?=\s*[ap]))\s*(?:(?<half>[ap])\.?\s?m\.?|uhr|h)?$/iu;

/** What may be meant on the clocks, as `YYYY-MM-DDTHH:mm`. */
function localTimes(text: string): Meaning<string>[] {
  const numbered = localTimeOfNumber(text);
  if (numbered) return [{ value: numbered, under: {} }];
  const { day, hour, whole, minute = '00', half } = TIMED.exec(text)?.groups ?? {};
  if (day === undefined) return onDays(text, '00:00');
  const clock = hourOf(Number(hour ?? whole), half);
  if (clock === null || Number(minute) > 59) return [];
  return onDays(day, `${String(clock).padStart(2, '0')}:${minute}`);
}

function onDays(day: string, time: string): Meaning<string>[] {
  return dateMeanings(day).map(({ value, under }) => ({ value: `${value}T${time}`, under }));
}

/** The hour of 24, of one that may be of the morning or the afternoon. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** Of Excel's number of a day and a part of it: `46387.375`. */
function localTimeOfNumber(text: string): string | null {
  if (!/^\d{5}[.,]\d+$/.test(text)) return null;
  const minutes = Math.round(Number(text.replace(',', '.')) * DAY_MINUTES);
  const date = dateOfNumber(Math.floor(minutes / DAY_MINUTES));
  const time = new Date((minutes % DAY_MINUTES) * MINUTE_MS).toISOString().slice(11, 16);
  return date && `${date}T${time}`;
}
