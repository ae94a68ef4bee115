import { toStoredMoment } from './calendar.ts';

type Published = { publishedBy: string | null };
type Values = Record<string, unknown>;

/**
 * Where a record stands: visitors never see it while its flag is off (`hidden`), they will
 * (`waiting`), they do (`live`), or they no longer do (`over`).
 */
export type PublicState = 'hidden' | 'waiting' | 'live' | 'over';

/** Where a record stands at a moment. Records without a flag are always live. */
export function publicStateOf({ publishedBy }: Published, record: Values, now: Date): PublicState {
  if (publishedBy === null) return 'live';
  if (record[publishedBy] !== true) return 'hidden';
  const { publishFrom, publishUntil } = record;
  const minute = toStoredMoment(now);
  if (isMoment(publishUntil) && publishUntil <= minute) return 'over';
  return isMoment(publishFrom) && publishFrom > minute ? 'waiting' : 'live';
}

/** MongoDB's condition for the records that are live at a moment: what `publicStateOf` says. */
export function liveAt({ publishedBy }: Published, now: Date): Values {
  if (publishedBy === null) return {};
  const minute = toStoredMoment(now);
  return {
    [publishedBy]: true,
    publishFrom: { $not: { $gt: minute } },
    publishUntil: { $not: { $gt: '', $lte: minute } },
  };
}

/** One that was never stored is missing, and one that is not set is empty. */
function isMoment(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
