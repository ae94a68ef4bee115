import { useMemo, useSyncExternalStore } from 'react';
import { tabStorage } from '../records/tab-storage.ts';
import { readSession } from '../session/session.ts';
import type { Failure, Versioned } from './do-as-whole.ts';
import type { Named, OfResource } from './of-resource.ts';

/** What became of something that is done to many records, for the person who began it. */
export type Report = {
  isMistake: boolean;
  text: string;
  /** Stands above `failures`, where there are any. */
  refusal: string;
  failures: Failure[];
  /** What is in the bin now, and the words of the button that brings it back. */
  inBin?: { resource: OfResource; records: Named[]; label: string };
  /** What was brought out of the bin and can be put back. */
  restored?: { resource: OfResource; records: Named[] };
  /** The import that can be gone on with. */
  leftImport?: string;
  /** What was changed and can be changed back. */
  edited?: { resource: OfResource; records: Versioned[] };
};

/** One report of each kind is kept, and a few more that can be undone: those stay until closed. */
export type ReportKind = 'job' | 'import' | 'upload';

const listeners = new Set<() => void>();

/**
 * The reports of the person who is signed in. They last until the browser's tab is closed, so they
 * are still there after signing in again. `hasEnded` says whether the session is over.
 */
export function keepReports(kind: ReportKind) {
  const session = readSession();
  const place = placeOf(kind, session?.user.id);
  return {
    /**
     * Instead of the one before. What can be brought back stays, the last change of many, and
     * other imports that can be gone on with.
     */
    keep(report: Report | null) {
      const kept = readReports(place).filter(
        ({ inBin, edited, leftImport }) =>
          inBin || (edited && !report?.edited) || isOther(leftImport, report),
      );
      write(place, report ? [...kept, report].slice(-MOST) : kept);
    },
    close(report: Report) {
      const text = JSON.stringify(report);
      write(
        place,
        readReports(place).filter((each) => JSON.stringify(each) !== text),
      );
    },
    list: () => readReports(place),
    hasEnded: () => readSession()?.token !== session?.token,
  };
}

/** The reports of the person who is signed in, the newest last. */
export function useReports(kind: ReportKind): Report[] {
  const text = useSyncExternalStore(subscribe, () =>
    tabStorage.read(placeOf(kind, readSession()?.user.id)),
  );
  return useMemo(() => parse(text), [text]);
}

const MOST = 3;

function isOther(leftImport: string | undefined, report: Report | null): boolean {
  return leftImport !== undefined && leftImport !== report?.leftImport;
}

function readReports(place: string): Report[] {
  return parse(tabStorage.read(place));
}

function parse(text: string | null): Report[] {
  return text ? JSON.parse(text) : [];
}

function write(place: string, reports: Report[]): void {
  tabStorage.write(place, JSON.stringify(reports));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function placeOf(kind: ReportKind, person = ''): string {
  return `reports:${person}:${kind}`;
}
