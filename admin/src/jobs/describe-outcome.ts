import { SESSION_ENDED } from '../providers/api-error.ts';
import { countOf } from '../records/count-of.ts';
import type { Outcome } from './do-as-whole.ts';
import type { Job } from './jobs.ts';
import { wordsOf } from './of-resource.ts';
import type { Report } from './reports.ts';

/**
 * Reports how many records were done, refused or left and why, and which of them can be brought or
 * changed back. Null where everything is done for good and the person is still signed in.
 */
export function describeOutcome(job: Job, outcome: Outcome, hasEnded: boolean): Report | null {
  const { doneIds, failures, left, breakReason } = outcome;
  // What moves out of the bin or into it is brought back in another way.
  const edited = job.bin ? [] : outcome.edited;
  const refused = failures.length;
  const all = countOf(job.records.length, wordsOf(job.resource));
  const inBin = findInBin(job, new Set(doneIds));
  const restored = findRestored(job, new Set(doneIds));
  const isUndoable = inBin || restored || edited.length > 0;
  if (refused === 0 && left === 0 && !hasEnded && !isUndoable) return null;
  const reason = breakReason ?? (hasEnded ? SESSION_ENDED : null);
  const done = `${format(doneIds.length)} of ${all} ${wasOrWere(doneIds.length)} ${job.done}`;
  const others = `${format(left)} ${wasOrWere(left)} not and ${isOrAre(left)} ${job.left}`;
  return {
    isMistake: refused > 0 || (left > 0 && reason !== null),
    text: left > 0 ? `${done}; ${others}. ${reason ?? 'You stopped it.'}` : `${done}.`,
    refusal: `${format(refused)} ${job.failed}.`,
    failures,
    ...(inBin && { inBin }),
    ...(restored && { restored }),
    ...(edited.length > 0 && { edited: { resource: job.resource, records: edited } }),
  };
}

function findInBin({ bin, resource, records }: Job, done: ReadonlySet<string>): Report['inBin'] {
  if (!bin) return undefined;
  const isInto = bin === 'into';
  const found = records.filter(([id]) => done.has(id) === isInto);
  const label = isInto ? 'Undo' : 'Restore the rest';
  return found.length > 0 ? { resource, records: found, label } : undefined;
}

function findRestored(job: Job, done: ReadonlySet<string>): Report['restored'] {
  const { canPutBack = false, resource, records } = job;
  const found = records.filter(([id]) => done.has(id));
  return canPutBack && found.length > 0 ? { resource, records: found } : undefined;
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were';
}
