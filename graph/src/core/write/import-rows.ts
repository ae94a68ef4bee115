import { assertMayChange, assertMayShow, type Context } from '../access.ts';
import { AppError, type FieldError, invalid } from '../errors.ts';
import type { ImportAction } from '../import-actions.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Service } from '../service.ts';
import { titleOf } from '../title-of.ts';
import { checkValues } from './check-values.ts';
import { staleVersion } from './conflict.ts';
import { fillGroups } from './fill-groups.ts';
import { findRecord, type ImportTools, type Row, rowContext } from './find-row-record.ts';
import { assertComplete, assertNaming, refusalOf, whyRefused } from './import-refusal.ts';
import { fillRows } from './keep-rows.ts';
import { parseValues } from './parse-values.ts';
import { resolveReferences } from './references.ts';
import { creationId } from './repeated-creation.ts';
import { sayChanges, sayNew } from './say-changes.ts';
import { resolveUploads } from './upload-addresses.ts';

/** What happens to one row, and why a refused one is refused. */
type Outcome = {
  row: number;
  action: ImportAction;
  title: string;
  changes: string[];
  /** The version of the current record; 0 without one. */
  version: number;
  errors: FieldError[];
};

/** Writes rows one after the other, or in a dry run says what would happen to each. */
export async function importRows(
  context: Context,
  service: Service,
  tools: ImportTools,
  rows: Row[],
  isDryRun: boolean,
) {
  const outcomes: Omit<Outcome, 'row'>[] = [];
  const seen = { id: new Set<unknown>(), slug: new Set<unknown>() };
  for (const row of rows) {
    const asRow = await rowContext(context, service, tools, row);
    const before = await findRecord(service, asRow, row).catch(refusalOf);
    const made = { id: creationId(service.resource, asRow, 1), ...row };
    const keys = before instanceof AppError ? row : { ...made, ...before };
    const names = ['id', 'slug'] as const;
    const isSeen = (name: 'id' | 'slug') => Boolean(keys[name]) && seen[name].has(keys[name]);
    const repeated = names.find((name) => row[name] && isSeen(name)) ?? names.find(isSeen);
    const outcome = await importRow(asRow, service, tools, row, { before, isDryRun, repeated });
    outcomes.push(outcome);
    if (outcome.action === 'refused') continue;
    for (const name of names) seen[name].add(keys[name]);
  }
  return outcomes.map((outcome, index) => ({
    ...outcome,
    row: index + 1,
    changes: outcome.changes.join(' · '),
  }));
}

type RowState = {
  before: PlainRecord | AppError | null;
  isDryRun: boolean;
  repeated: string | undefined;
};

async function importRow(
  context: Context,
  service: Service,
  tools: ImportTools,
  row: Row,
  { before, isDryRun, repeated }: RowState,
): Promise<Omit<Outcome, 'row'>> {
  const { resource } = service;
  try {
    if (before instanceof AppError) throw before;
    if (repeated) {
      const message = row[repeated]
        ? `An earlier row has the same ${repeated}`
        : `An earlier row means the same ${resource.words.singular}`;
      throw invalid([{ path: repeated, message }]);
    }
    const { id, version, ...sent } = row;
    assertNaming(id, version);
    if (!before) assertComplete(resource, sent);
    const whole = fillGroups(resource.fields, sent, before);
    const filled = await fillRows(resource.fields, whole, async () => before);
    const parsed = parseValues(resource.fields, filled, before ? 'update' : 'create', before ?? {});
    const referring = await resolveReferences({ resource, tools }, parsed);
    checkValues(resource, referring, before);
    const values = await resolveUploads({ resource, tools }, referring, before);
    const { fields, title: titleField } = resource;
    const changes = before
      ? sayChanges(fields, before, values)
      : sayNew(fields, values, titleField);
    const about = {
      title: shortTitle(service, { ...before, ...values }),
      changes,
      version: before?.version ?? 0,
      errors: [],
    };
    if (before && changes.length === 0) return { action: 'unchanged', ...about };
    const known = typeof version === 'number' ? version : null;
    if (before && known === 0) {
      throw new AppError('CONFLICT', `This ${resource.words.singular} was created meanwhile`);
    }
    if (before && known !== null && known !== before.version) throw staleVersion(before);
    if (before) assertMayChange(context, resource, before);
    if (before) assertMayShow(context, resource, { ...before, ...values });
    if (!isDryRun && before) await service.update(context, before.id, values, known);
    if (!isDryRun && !before) await service.create(context, values);
    return { action: before ? 'update' : 'create', ...about };
  } catch (error) {
    const errors = whyRefused(resource, error);
    const title = shortTitle(service, before instanceof AppError ? row : { ...before, ...row });
    return { action: 'refused', title, changes: [], version: 0, errors };
  }
}

function shortTitle({ resource }: Service, record: Row): string {
  return titleOf(resource, record).slice(0, 200);
}
