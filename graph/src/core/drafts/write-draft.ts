import { isDeepStrictEqual } from 'node:util';
import { assertMayWrite, type Context } from '../access.ts';
import { AppError, notFound } from '../errors.ts';
import { pick } from '../pick.ts';
import type { PlainRecord } from '../read/record.ts';
import { isContent, type Resource } from '../resource.ts';
import { mayChangeDraft, mayPublish } from '../roles.ts';
import type { Service, ServiceTools } from '../service.ts';
import { checkValues } from '../write/check-values.ts';
import { staleVersion } from '../write/conflict.ts';
import { fillRows, identifyRows } from '../write/keep-rows.ts';
import { load } from '../write/load.ts';
import { withLock } from '../write/lock.ts';
import { beginWrite, type Values, type Write } from '../write/one-write.ts';
import { parseKeeping } from '../write/parse-keeping.ts';
import { resolveReferences, targetLocks } from '../write/references.ts';
import { keepSlug } from '../write/resolve-slug.ts';
import { resolveUploads, uploadLocks } from '../write/upload-addresses.ts';
import { type Draft, staleDraft } from './drafts.ts';

/** What is saved as a draft: the values, and the versions of draft and record that were read. */
export type DraftInput = { values: Values; version: number; baseVersion: number };

/** The service of a resource whose records may have drafts. Throws NOT_FOUND for others. */
export function draftedService(tools: Pick<ServiceTools, 'services'>, name: string): Service {
  const service = tools.services.get(name);
  if (!service || !mayHaveDrafts(service)) throw notFound('Resource');
  return service;
}

export function mayHaveDrafts({ resource }: Service): boolean {
  return isContent(resource) && resource.publishedBy !== null;
}

/**
 * Stores values as the draft of a record: checked as a save would check them, and not published.
 * Throws STALE_VERSION where the record has changed since its base, CONFLICT where the draft has.
 */
export async function saveDraft(
  context: Context,
  service: Service,
  tools: ServiceTools,
  recordId: string,
  input: DraftInput,
): Promise<Draft> {
  const { name: resource } = service.resource;
  assertMayWrite(context, service.resource);
  const write = beginWrite({ ...service, tools, reads: service }, context);
  try {
    await write.locks.take([draftLock(resource, recordId)]);
    const record = await load(write, recordId);
    const values = await prepare(write, record, input.values);
    const known = await tools.drafts.find(resource, record.id);
    if (known) assertMaySaveOver(context, known);
    if ((known?.version ?? 0) !== input.version) throw staleDraft();
    const base = baseOf(known, record, input.baseVersion);
    const kept = known && { createdBy: known.createdBy };
    const sent = { resource, recordId: record.id, version: input.version, base, values };
    const before = known?.values ?? record;
    await noteDraft(write, 'draft', record, before, { ...record, ...values });
    return await tools.drafts.save(context, { ...kept, ...sent });
  } finally {
    await write.locks.release();
  }
}

/** Drops a draft; the record stays as it is. Throws NOT_FOUND, or CONFLICT for another version. */
export async function dropDraft(
  context: Context,
  service: Service,
  tools: ServiceTools,
  recordId: string,
  version: number,
): Promise<void> {
  const { resource } = service;
  assertMayWrite(context, resource);
  await withLock(tools.connection, draftLock(resource.name, recordId), async () => {
    const draft = await findDraft(tools, resource, recordId, version);
    assertMayDrop(context, draft);
    const write = beginWrite({ ...service, tools, reads: service }, context);
    const record = await load(write, recordId);
    await noteDraft(write, 'drop', record, draft.values, null);
    await tools.drafts.remove(draft);
  });
}

/** An author saves over no draft that somebody else has begun. */
function assertMaySaveOver({ viewer }: Context, draft: Draft): void {
  if (!viewer || mayChangeDraft(viewer, draft)) return;
  const reason = 'Somebody else has begun this draft, so only editors and administrators';
  throw new AppError('FORBIDDEN', `${reason} may change it`);
}

/** An author drops no draft that somebody else has saved. */
function assertMayDrop({ viewer }: Context, { by }: Draft): void {
  if (!viewer || mayPublish(viewer) || by === viewer.email) return;
  throw new AppError('FORBIDDEN', 'Authors drop only the drafts that they have saved');
}

/**
 * Makes a draft the record itself, with what the caller changed in it last. Throws STALE_VERSION
 * where the record has changed since `baseVersion`, CONFLICT where the draft has.
 */
export async function publishDraft(
  context: Context,
  service: Service,
  tools: ServiceTools,
  recordId: string,
  { values, version, baseVersion }: DraftInput,
): Promise<PlainRecord> {
  const { resource } = service;
  assertMayWrite(context, resource);
  return withLock(tools.connection, draftLock(resource.name, recordId), async () => {
    const draft = await findDraft(tools, resource, recordId, version);
    const all = { ...pick(draft.values, Object.keys(resource.inputFields)), ...values };
    const record = await service.publish(context, recordId, all, baseVersion);
    await tools.drafts.remove(draft);
    return record;
  });
}

/** Changes the values of a draft as it is now. One that has ended, or is not changed, stays so. */
export async function changeDraft(
  context: Context,
  { connection, drafts }: Pick<ServiceTools, 'connection' | 'drafts'>,
  { resource, recordId }: Pick<Draft, 'resource' | 'recordId'>,
  change: (values: Values) => Values,
): Promise<void> {
  await withLock(connection, draftLock(resource, recordId), async () => {
    const draft = await drafts.find(resource, recordId);
    const values = draft && change(draft.values);
    if (!values || isDeepStrictEqual(values, draft.values)) return;
    await drafts.save(context, { ...draft, values });
  });
}

/** One at a time saves, drops or publishes the draft of a record. */
function draftLock(resource: string, recordId: string): string {
  return `draft of ${resource}/${recordId}`;
}

/** The draft in the version that the caller read. Throws NOT_FOUND, or CONFLICT for another. */
async function findDraft(
  { drafts }: ServiceTools,
  { name }: Resource,
  recordId: string,
  version: number,
): Promise<Draft> {
  const draft = await drafts.find(name, recordId);
  if (!draft) throw notFound('Draft');
  if (draft.version !== version) throw staleDraft();
  return draft;
}

async function prepare(write: Write, record: PlainRecord, input: Values): Promise<Values> {
  const { resource, locks } = write;
  const filled = await fillRows(resource.inputFields, input, async () => record);
  const parsed = await parseKeeping(resource.inputFields, filled, 'update', async () => record);
  const named = keepSlug(resource, record, identifyRows(resource.fields, parsed));
  await locks.take(targetLocks(write, named));
  const checked = await resolveReferences(write, named);
  checkValues(resource, checked, record);
  await locks.take(uploadLocks(write, checked, record));
  const values = await resolveUploads(write, checked, record);
  return { ...pick(record, Object.keys(resource.inputFields)), ...values };
}

/** What the record was when the draft began, or when it was last brought up to date. */
function baseOf(known: Draft | null, record: PlainRecord, baseVersion: number): Draft['base'] {
  if (known?.base.version === baseVersion) return known.base;
  if (record.version !== baseVersion) throw staleVersion(record);
  return { version: record.version, values: record };
}

/** Tells the history, whose versions are those of the record. */
async function noteDraft(
  { context, resource, tools }: Write,
  action: 'draft' | 'drop',
  { id: recordId, version }: PlainRecord,
  before: Values,
  after: Values | null,
): Promise<void> {
  await tools.history.note(context, {
    ...{ resource: resource.name, recordId, version, action },
    ...{ before, after },
  });
}
