import type { ImportedRow } from '../providers/data-provider.ts';
import type { Row } from './table.ts';

/** Few enough that an import can be followed, and stopped, while it writes. */
const MAX_ROWS = 50;
/** The API takes no more characters at once. */
const MAX_LENGTH = 800_000;

/** Records in their order, in parts that are small enough for one call each. */
export function inParts(records: Row[]): Row[][] {
  const parts: Row[][] = [];
  let length = 0;
  for (const record of records) {
    const own = lengthOf(record);
    const last = parts.at(-1);
    const fits = last && last.length < MAX_ROWS && length + own <= MAX_LENGTH;
    if (fits) last.push(record);
    else parts.push([record]);
    length = fits ? length + own : own;
  }
  return parts;
}

/** Refuses rows that repeat the id or the slug of an earlier row, in the same part or another. */
export function refuseRepeated(records: Row[], answers: ImportedRow[]): ImportedRow[] {
  const seen = { id: new Set<unknown>(), slug: new Set<unknown>() };
  return answers.map((answer, index) => {
    const { [index]: record = {} } = records;
    const names = ['id', 'slug'] as const;
    const repeated = names.find((name) => Boolean(record[name]) && seen[name].has(record[name]));
    if (answer.action === 'refused') return answer;
    for (const name of names) seen[name].add(record[name]);
    if (!repeated) return answer;
    const errors = [{ path: repeated, message: `An earlier row has the same ${repeated}` }];
    return { ...answer, action: 'refused', changes: '', errors };
  });
}

/** Whether a part is one record that no call can take. */
export function isTooLong([record, ...others]: Row[]): boolean {
  return record !== undefined && others.length === 0 && lengthOf(record) > MAX_LENGTH;
}

function lengthOf(record: Row): number {
  return JSON.stringify(record).length + 1;
}
