import type { Report } from '../jobs/reports.ts';
import { breakReasonOf } from '../providers/api-error.ts';
import type { ImportedRow } from '../providers/data-provider.ts';

/** `3 new, 1 changed, 0 unchanged, 2 refused`. */
export function countActions(rows: ImportedRow[]): string {
  const count = (action: ImportedRow['action']) => rows.filter((r) => r.action === action).length;
  const written = `${count('create')} new, ${count('update')} changed`;
  return `${written}, ${count('unchanged')} unchanged, ${count('refused')} refused`;
}

/** How far an import came of so many rows, and why not further, as the end of a sentence. */
export function describeStop(answers: ImportedRow[], total: number, failure: Error | null): string {
  const text = failure && (breakReasonOf(failure) ?? failure.message);
  const why = text ? `: ${text.replace(/\.$/, '')}` : ', as you asked';
  const place = `stopped after ${answers.length} of ${total} rows`;
  return `${place}${why}. Of these, ${countActions(answers)}.`;
}

type Unseen = { id: string; answers: ImportedRow[]; checked: ImportedRow[]; failure: Error | null };

/** The result of an import and the row to go on with, for a person who had left the dialog. */
export function describeUnseen(name: string, { id, answers, checked, failure }: Unseen): Report {
  const { [answers.length]: next } = checked;
  const end = next
    ? `${describeStop(answers, checked.length, failure)} Go on with row ${next.row} of the file.`
    : `is done: ${countActions(answers)}.`;
  const isMistake = Boolean(next && failure);
  const text = `The import of ${name} ${end}`;
  return { isMistake, text, refusal: '', failures: [], ...(next && { leftImport: id }) };
}
