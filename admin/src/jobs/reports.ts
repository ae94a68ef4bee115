import { useMemo, useSyncExternalStore } from 'react';
import { readSession } from '../session/session.ts';
import type { Failure, Named } from './do-to-each.ts';
import type { Deleted } from './jobs.ts';

/** What became of something that is done to many records, for the person who began it. */
export type Report = {
  isMistake: boolean;
  text: string;
  /** Stands above `failures`, where there are any. */
  refusal: string;
  failures: Failure[];
  /** What can be brought back. */
  deleted?: Deleted & { records: Named[] };
};

/** Each kind has one report at a time. */
export type ReportKind = 'job' | 'import';

const listeners = new Set<() => void>();

/**
 * The person at work, whose reports last as long as the browser's tab: a session that ends takes the screen
 * away, and the report is there after signing in again. `hasEnded` says whether the session is over.
 */
export function keepReports(kind: ReportKind) {
  const session = readSession();
  const place = placeOf(kind, session?.user.id);
  return {
    keep(report: Report | null) {
      if (report) sessionStorage.setItem(place, JSON.stringify(report));
      else sessionStorage.removeItem(place);
      for (const listener of listeners) listener();
    },
    hasEnded: () => readSession()?.token !== session?.token,
  };
}

/** The report of the person who is signed in. */
export function useReport(kind: ReportKind): Report | null {
  const text = useSyncExternalStore(subscribe, () =>
    sessionStorage.getItem(placeOf(kind, readSession()?.user.id)),
  );
  return useMemo(() => (text ? JSON.parse(text) : null), [text]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function placeOf(kind: ReportKind, person = ''): string {
  return `report:${person}:${kind}`;
}
