import { readSession } from '../session/session.ts';
import { keepReports, type Report } from './reports.ts';

/** An import that was begun in this browser and is not done. Its rows are kept elsewhere. */
export type LeftImport = {
  id: string;
  resource: string;
  name: string;
  done: number;
  total: number;
};

/** What the person who is signed in has begun to import here, in any tab, and not ended. */
export const leftImports = {
  list(): LeftImport[] {
    const places = Object.keys(localStorage).filter((key) => key.startsWith(placeOf('')));
    return places.flatMap((place) => JSON.parse(localStorage.getItem(place) ?? 'null') ?? []);
  },
  find: (id: string) => leftImports.list().find((left) => left.id === id) ?? null,
  note(left: LeftImport): void {
    localStorage.setItem(placeOf(left.id), JSON.stringify(left));
  },
  forget(id: string): void {
    if (!localStorage.getItem(placeOf(id))) return;
    localStorage.removeItem(placeOf(id));
    void import('../sheets/kept-rows.ts').then(({ keptRows }) => keptRows.forget(id));
  },
};

/** Holds the mark by which other tabs see that the import is on its way, while it is. */
export function whileImporting<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  // Browsers have no locks on pages that came without HTTPS.
  return navigator.locks ? navigator.locks.request(placeOf(id), work) : work();
}

/** Reports each import that a closed tab or a crash has cut off, so that it can be gone on with. */
export async function reportLeftImports(): Promise<void> {
  const { held = [] } = (leftImports.list().length > 0 && (await navigator.locks?.query())) || {};
  const reports = keepReports('import');
  for (const left of leftImports.list()) {
    const isOnItsWay = held.some(({ name }) => name === placeOf(left.id));
    const isTold = reports.list().some(({ leftImport }) => leftImport === left.id);
    if (isOnItsWay || isTold) continue;
    reports.keep(describeLeft(left, ': The page was closed, and a few more may be done'));
  }
}

/** Ends what this tab has told of an import of a file that is chosen anew. */
export function dropTold(resource: string, name: string): void {
  const reports = keepReports('import');
  for (const report of reports.list()) {
    const left = leftImports.find(report.leftImport ?? '');
    if (left?.resource !== resource || left.name !== name) continue;
    leftImports.forget(left.id);
    reports.close(report);
  }
}

/** Says how far an import came that can be gone on with. */
export function describeLeft({ id, name, done, total }: LeftImport, why = ''): Report {
  const text =
    `The import of ${name} stopped after ${done} of ${total} rows${why}. ` +
    'Going on writes nothing twice.';
  return { isMistake: why !== '', text, refusal: '', failures: [], leftImport: id };
}

function placeOf(id: string): string {
  return `import:${readSession()?.user.id ?? ''}:${id}`;
}
