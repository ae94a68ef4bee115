import { readSession } from '../session/session.ts';
import { keepReports, type Report } from './reports.ts';

/** An import that was begun in this browser and is not done. Its rows are kept elsewhere. */
export type LeftImport = { resource: string; name: string; done: number; total: number };

/** What the person who is signed in has begun to import here, and not ended; null for nothing. */
export const leftImport = {
  read(): LeftImport | null {
    const text = localStorage.getItem(placeOf());
    return text ? JSON.parse(text) : null;
  },
  note(left: LeftImport): void {
    localStorage.setItem(placeOf(), JSON.stringify(left));
  },
  forget(): void {
    if (!localStorage.getItem(placeOf())) return;
    localStorage.removeItem(placeOf());
    void import('../sheets/kept-rows.ts').then(({ keptRows }) => keptRows.forget());
  },
};

/** Holds the mark by which other tabs see that the import is on its way, while it is. */
export function whileImporting<Result>(work: () => Promise<Result>): Promise<Result> {
  // Browsers have no locks on pages that came without HTTPS.
  return navigator.locks ? navigator.locks.request(placeOf(), work) : work();
}

/** Reports an import that a closed tab or a crash has cut off, so that it can be gone on with. */
export async function reportLeftImport(): Promise<void> {
  const { held = [] } = (leftImport.read() && (await navigator.locks?.query())) || {};
  const left = leftImport.read();
  const reports = keepReports('import');
  if (!left || held.some(({ name }) => name === placeOf()) || reports.has()) return;
  reports.keep(describeLeft(left, ': The page was closed, and a few more may be done'));
}

/** Says how far an import came that can be gone on with. */
export function describeLeft({ name, done, total }: LeftImport, why = ''): Report {
  const text =
    `The import of ${name} stopped after ${done} of ${total} rows${why}. ` +
    'Going on writes nothing twice.';
  return { isMistake: why !== '', text, refusal: '', failures: [], isLeftImport: true };
}

function placeOf(): string {
  return `import:${readSession()?.user.id ?? ''}`;
}
