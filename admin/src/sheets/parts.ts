import { createClaims, readClaim } from '@karibu/graph/contract';
import type { ImportedRow } from '../providers/data-provider.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { singularOf } from '../providers/known-resource.ts';
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

/** Refuses rows that claim what an earlier row does: their parts were checked one by one. */
export function refuseRepeated(resource: string, answers: ImportedRow[]): ImportedRow[] {
  const claims = createClaims(fieldsOf(resource), singularOf(resource));
  return answers.map((answer) => {
    const errors = claims.take(answer);
    if (errors.length === 0) return answer;
    return { ...answer, action: 'refused', changes: '', claims: [], released: [], errors };
  });
}

/** What rows of a part take that earlier rows give up: `slug reef`. */
export function releasedFor(part: Row[], answers: ImportedRow[]): string[] {
  const values = new Set(part.flatMap((row) => Object.values(row)));
  return answers.flatMap(({ released }) =>
    released.filter((claim) => values.has(readClaim(claim).value)),
  );
}

/** Whether a part is one record that no call can take. */
export function isTooLong([record, ...others]: Row[]): boolean {
  return record !== undefined && others.length === 0 && lengthOf(record) > MAX_LENGTH;
}

function lengthOf(record: Row): number {
  return JSON.stringify(record).length + 1;
}
