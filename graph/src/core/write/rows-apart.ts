import type { Context } from '../access.ts';
import { AppError } from '../errors.ts';
import { AT_ONCE } from '../in-parts.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Service } from '../service.ts';
import { findRecord, type ImportTools, type Row, rowContext } from './find-row-record.ts';
import { refusalOf } from './import-refusal.ts';
import { creationId } from './repeated-creation.ts';
import { toSlug } from './slug.ts';
import { isRenamed } from './store-change.ts';

/** A row, and what is there of its record. */
export type ReadRow = {
  row: Row;
  context: Context;
  /** Null without a record; an error where the row names one that is not there. */
  before: PlainRecord | AppError | null;
};

/**
 * Reads the first of the rows, so many that no two of them say something of the same record: these
 * may be written at once. A row that gives a record another name stands alone, because others
 * follow it.
 */
export async function readApart(
  context: Context,
  service: Service,
  tools: ImportTools,
  rows: Row[],
): Promise<ReadRow[]> {
  const read = await Promise.all(
    rows.slice(0, AT_ONCE).map(async (row): Promise<ReadRow> => {
      const asRow = await rowContext(context, service, tools, row);
      const before = await findRecord(service, asRow, row).catch(refusalOf);
      return { row, context: asRow, before };
    }),
  );
  const seen = new Set<string>();
  const apart: ReadRow[] = [];
  for (const each of read) {
    const names = namesOf(service, each);
    const isAlone = isNaming(service, tools, each);
    if (apart.length > 0 && (isAlone || names.some((name) => isSeen(seen, name)))) break;
    apart.push(each);
    if (isAlone) break;
    for (const name of names) seen.add(name);
  }
  return apart;
}

/** Whether an earlier row may write what a row names: one that makes `reef` may get `reef-2`. */
function isSeen(seen: ReadonlySet<string>, name: string): boolean {
  return seen.has(name) || seen.has(name.replace(/^slug (.+)-\d+$/, 'made $1'));
}

/** All that a row may write and no two records share: ids and slugs that it has, gets, or had. */
function namesOf({ resource }: Service, { row, context, before }: ReadRow): string[] {
  const { slugField, fields } = resource;
  const stored = before instanceof AppError ? null : before;
  const ids = [row.id, stored?.id, creationId(resource, context, 1)];
  const title = row[fields[slugField ?? '']?.from ?? ''];
  const made = stored || typeof title !== 'string' ? null : toSlug(title);
  const own = slugField && !row[slugField] ? made : null;
  const slugs = slugField ? [row[slugField], stored?.[slugField], own] : [];
  const others = resource.unique.filter((name) => name !== slugField);
  const toNames = (kind: string, values: unknown[]) =>
    values.filter(Boolean).map((value) => `${kind} ${value}`);
  return [
    ...[...toNames('id', ids), ...toNames('slug', slugs), ...toNames('made', [own])],
    ...others.flatMap((name) => toNames(name, [row[name]])),
  ];
}

/** Whether a row changes what other records name its record by. */
function isNaming({ resource }: Service, tools: ImportTools, { before, row }: ReadRow): boolean {
  if (!before || before instanceof AppError) return false;
  return isRenamed({ resource, tools }, before, row);
}
