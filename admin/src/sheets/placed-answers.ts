import type { ImportedRow } from '../providers/data-provider.ts';
import type { Placed } from './fold-lines.ts';
import type { Row } from './table.ts';

/**
 * Sends the version of the record that was checked, or 0 for a new one. The API then refuses to
 * overwrite a newer version.
 */
export function withVersion(values: Row, checked: ImportedRow | undefined): Row {
  return { version: checked?.version ?? 0, ...values };
}

/** The answers with the rows of the file that they are about, and what to do about a stale one. */
export function placeAnswers(records: Placed[], answers: ImportedRow[]): ImportedRow[] {
  return answers.map((answer, index) => {
    const { row, values } = records[index] ?? { row: answer.row, values: {} };
    const advice = values.version === undefined ? AFTER_CHECK : AFTER_EXPORT;
    const errors = answer.errors.map((error) =>
      error.path === 'version' ? { path: '', message: `${error.message}. ${advice}` } : error,
    );
    return { ...answer, row, errors };
  });
}

const AFTER_CHECK = 'Choose the file again to see what is there now';
const AFTER_EXPORT = 'Export it again, or empty its Version cell to write over it';
