import { randomBytes } from 'node:crypto';

/**
 * A release id sorts by time: `20261127T215906123-3f9c`. It sorts after the id of the release
 * before, even if the clock was set back since.
 */
export function newReleaseId(at: Date, before = ''): string {
  const time = new Date(Math.max(at.getTime(), timeOf(before) + 1));
  const digits = time.toISOString().replace(/[-:.Z]/g, '');
  return `${digits}-${randomBytes(2).toString('hex')}`;
}

/**
 * The index, in a list with the oldest first, of the release that was the newest one for the
 * smallest share of the time since. So a hundred releases within a minute do not push out the one
 * before them.
 */
export function findLeastMissed(ids: readonly string[], live: string | undefined): number {
  const times = ids.map(timeOf);
  const now = times.at(-1) ?? 0;
  const shares = times.slice(0, -1).map((time, index) => {
    const lasted = (times[index + 1] ?? now) - time;
    return ids[index] === live ? Number.POSITIVE_INFINITY : lasted / (now - time || 1);
  });
  return shares.indexOf(Math.min(...shares));
}

/** In milliseconds since 1970, from the id. */
function timeOf(id: string): number {
  const time = /^(....)(..)(..T..)(..)(..)(...).*/;
  return Date.parse(id.replace(time, '$1-$2-$3:$4:$5.$6Z')) || 0;
}
