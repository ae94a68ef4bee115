import type { Context } from '../access.ts';
import { AppError, type FieldError, invalid, notFound } from '../errors.ts';
import type { ImportAction } from '../import-actions.ts';
import type { PlainRecord } from '../read/record.ts';
import { toRecord } from '../read/record.ts';
import type { Service, ServiceTools } from '../service.ts';
import { titleOf } from '../title-of.ts';
import { checkValues } from './check-values.ts';
import { staleVersion } from './conflict.ts';
import { fillRows } from './keep-rows.ts';
import { parseValues } from './parse-values.ts';
import { resolveReferences } from './references.ts';
import { creationId } from './repeated-creation.ts';
import { assertUploadsExist } from './upload-addresses.ts';

export type Row = Record<string, unknown>;
export type ImportTools = Pick<ServiceTools, 'services' | 'history'>;

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
    changes: outcome.changes.join(', '),
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
    const filled = await fillRows(resource.fields, sent, async () => before);
    const parsed = parseValues(resource.fields, filled, before ? 'update' : 'create', before ?? {});
    const values = await resolveReferences({ resource, tools }, parsed);
    checkValues(resource, values, before);
    await assertUploadsExist({ resource, tools }, values, before);
    const changes = before ? differing(before, values) : Object.keys(values);
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
    if (!isDryRun && before) await service.update(context, before.id, values, known);
    if (!isDryRun && !before) await service.create(context, values);
    return { action: before ? 'update' : 'create', ...about };
  } catch (error) {
    const { message, details } = refusalOf(error);
    const errors = details.errors ?? [{ path: '', message }];
    const title = shortTitle(service, before instanceof AppError ? row : { ...before, ...row });
    return { action: 'refused', title, changes: [], version: 0, errors };
  }
}

/** Throws INVALID for an id or a version of the wrong type, which must not count as absent. */
function assertNaming(id: unknown, version: unknown): void {
  const errors: FieldError[] = [];
  if ((id ?? '') !== '' && typeof id !== 'string') {
    errors.push({ path: 'id', message: 'Id must be text' });
  }
  const isVersion = Number.isInteger(version) && Number(version) >= 0;
  if ((version ?? '') !== '' && !isVersion) {
    errors.push({ path: 'version', message: 'Version must be a whole number' });
  }
  if (errors.length > 0) throw invalid(errors);
}

/** The reason why a row is refused. Throws errors that concern the whole import. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError && error.code !== 'FORBIDDEN') return error;
  throw error;
}

/**
 * The context of one row, whose content is its idempotency key. So a row without an id makes one
 * record, however often the same file is sent. After that record was deleted, the row gets another
 * key and makes a new one.
 */
async function rowContext(
  context: Context,
  { resource }: Service,
  { history }: ImportTools,
  { version: _, ...said }: Row,
): Promise<Context> {
  const inOrder = Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1));
  let idempotencyKey = `import ${JSON.stringify(inOrder)}`;
  for (;;) {
    const asRow = { ...context, idempotencyKey };
    const last = await history.findNewest(resource.name, creationId(resource, asRow, 1));
    if (last?.action !== 'delete') return asRow;
    idempotencyKey += ` after ${last.version}`;
  }
}

/** The record with a row's id, else with its slug, else the one that the row made earlier. */
async function findRecord(
  { model, resource }: Service,
  context: Context,
  row: Row,
): Promise<PlainRecord | null> {
  const { slugField } = resource;
  const id = typeof row.id === 'string' && row.id !== '' ? row.id : null;
  if (id !== null) {
    const stored = /^[0-9a-f]{24}$/.test(id) ? await model.findOne({ _id: id }).lean() : null;
    if (!stored) throw notFound(`A ${resource.words.singular} with the id ${id.slice(0, 40)}`);
    return toRecord(resource.fields, stored);
  }
  const slug = slugField && row[slugField];
  const isNamed = slugField && typeof slug === 'string' && slug !== '';
  const named = isNamed ? { [slugField]: slug } : { _id: creationId(resource, context, 1) };
  const stored = await model.findOne(named).lean();
  return stored ? toRecord(resource.fields, stored) : null;
}

function differing(before: PlainRecord, values: Row): string[] {
  return Object.keys(values)
    .filter((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]))
    .map((name) => describeChange(name, before[name], values[name]));
}

const SHORT = 40;

/** The field's name, with both values where they are short. */
function describeChange(name: string, before: unknown, after: unknown): string {
  const isShort = (value: unknown) => typeof value !== 'object' && String(value).length <= SHORT;
  return isShort(before) && isShort(after) ? `${name} (${before} → ${after})` : name;
}

function shortTitle({ resource }: Service, record: Row): string {
  return titleOf(resource, record).slice(0, 200);
}
