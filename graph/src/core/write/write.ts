import { assertMayChange, assertMayWrite } from '../access.ts';
import type { PlainRecord } from '../read/record.ts';
import { assertMany, createSingle, toRecordId } from '../single.ts';
import { assertUnused } from './assert-unused.ts';
import { checkValues } from './check-values.ts';
import { checkVersion, MAX_ATTEMPTS } from './check-version.ts';
import { isStale, staleVersion } from './conflict.ts';
import { insertNew } from './insert-new.ts';
import { fillRows, identifyRows } from './keep-rows.ts';
import { load, loadIfPresent } from './load.ts';
import { noteChange } from './note-change.ts';
import { beginWrite, type Values, type Write, type Writes, type WriteTools } from './one-write.ts';
import { asDraft, assertMayStore, madeBy } from './ownership.ts';
import { parseKeeping } from './parse-keeping.ts';
import { parseValues } from './parse-values.ts';
import { parseVersion } from './parse-version.ts';
import { referrerLocks, resolveReferences, targetLocks } from './references.ts';
import { findRepeatedCreation, isUnchanged, takeCreationId } from './repeated-creation.ts';
import { keepSlug } from './resolve-slug.ts';
import { findDeletion, revive } from './revive.ts';
import { settle } from './settle.ts';
import { deleteRecord } from './store.ts';
import { storeAgain, storeChange } from './store-change.ts';
import { deletedUpload, resolveUploads, uploadLocks } from './upload-addresses.ts';
import { waitForDate } from './wait-for-date.ts';

/**
 * The writing half of a service. Every write takes the same steps in the same order: authorise,
 * parse, lock, load, check, note the change, store, settle. Each step has a file in this folder.
 */
export function createWrites(tools: WriteTools): Writes {
  return {
    create: (context, input) => create(beginWrite(tools, context), input),
    update: (context, id, input, version) =>
      update(beginWrite(tools, context), 'update', id, input, version),
    publish: (context, id, input, version) =>
      update(beginWrite(tools, context), 'publish', id, input, version),
    remove: (context, id) => remove(beginWrite(tools, context), id),
    restore: (context, id, version) => restore(beginWrite(tools, context), id, version),
  };
}

async function create(write: Write, input: unknown): Promise<PlainRecord> {
  const { context, resource, locks } = write;
  assertMayWrite(context, resource);
  assertMany(resource);
  const parsed = parseValues(resource.fields, input, 'create');
  const values = asDraft(write, await waitForDate(write, parsed, null));
  checkValues(resource, values, null);
  const id = takeCreationId(resource, context);
  const created = await findRepeatedCreation(write, id);
  if (created) return repeat(write, created, values);
  try {
    await locks.take(targetLocks(write, values));
    const named = await resolveReferences(write, values);
    await locks.take(uploadLocks(write, named, null));
    const resolved = await resolveUploads(write, named, null);
    const identified = identifyRows(resource.fields, resolved);
    return await insertNew(write, 'create', id, { ...identified, ...madeBy(write), version: 1 });
  } catch (error) {
    // Another try of the same request may have been faster.
    const first = await findRepeatedCreation(write, id);
    if (!first) throw error;
    await locks.release();
    return await repeat(write, first, values);
  } finally {
    await locks.release();
  }
}

/** A repeated creation saves what it says now, unless somebody has changed the record since. */
async function repeat(write: Write, created: PlainRecord, values: Values): Promise<PlainRecord> {
  const { resource } = write;
  const filled = (await fillRows(resource.fields, values, async () => created)) as Values;
  const present = await resolveUploads(write, filled, created);
  if (isUnchanged(resource, created, present)) return created;
  return save(write, 'update', created.id, filled, 1);
}

async function update(
  write: Write,
  action: 'update' | 'publish',
  id: string,
  input: unknown,
  version: number | null,
) {
  const { context, resource, model } = write;
  assertMayWrite(context, resource);
  const readStored = () => loadIfPresent(write, id);
  for (let attempt = 1; ; attempt += 1) {
    const filled = await fillFrom(write, id, input);
    const values = await parseKeeping(resource.inputFields, filled.input, 'update', readStored);
    await createSingle(resource, model);
    try {
      return await save(write, action, id, values, version ?? filled.version);
    } catch (error) {
      const mayTryAgain = version === null && filled.version !== null && attempt < MAX_ATTEMPTS;
      if (!mayTryAgain || !isStale(error)) throw error;
    }
  }
}

/** The input with what its rows lack, and the version of the record that it was taken from. */
async function fillFrom(write: Write, id: string, input: unknown) {
  let version: number | null = null;
  const filled = await fillRows(write.resource.inputFields, input, async () => {
    const stored = await loadIfPresent(write, id);
    version = stored?.version ?? null;
    return stored;
  });
  return { input: filled, version: version as number | null };
}

/** Saves parsed values, of an update or of a repeated creation. Null means any version. */
async function save(
  write: Write,
  action: 'update' | 'publish',
  id: string,
  values: Values,
  version: number | null,
) {
  const { resource, locks } = write;
  try {
    await locks.take([...referrerLocks(write), ...targetLocks(write, values)]);
    const resolved = await resolveReferences(write, values);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const before = await load(write, id);
      checkVersion(before, version);
      const named = keepSlug(resource, before, identifyRows(resource.fields, resolved));
      const kept = await waitForDate(write, named, before);
      await assertMayStore(write, before, kept);
      checkValues(resource, kept, before);
      await locks.take(uploadLocks(write, kept, before));
      const present = await resolveUploads(write, kept, before);
      if (write.isRehearsal) return before;
      const stored = await storeChange(write, action, before, present);
      if (stored) return stored;
    }
    throw staleVersion(await load(write, id));
  } finally {
    await locks.release();
  }
}

async function remove(write: Write, id: string): Promise<PlainRecord> {
  const { context, resource, locks } = write;
  assertMayWrite(context, resource);
  assertMany(resource);
  try {
    await locks.take(referrerLocks(write));
    await assertUnused(write, id);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const before = await load(write, id);
      assertMayChange(context, resource, before);
      if (write.isRehearsal) return before;
      const noted = await noteChange(write, 'delete', before.id, before, null);
      const removed = await settle(noted, deleteRecord(write, before));
      if (removed) return removed;
    }
    throw staleVersion(await load(write, id));
  } finally {
    await locks.release();
  }
}

async function restore(write: Write, givenId: string, version: number): Promise<PlainRecord> {
  const { context, resource, locks } = write;
  assertMayWrite(context, resource);
  const id = toRecordId(resource, givenId);
  const values = await parseVersion(write, id, version);
  try {
    await locks.take([...referrerLocks(write), ...targetLocks(write, values)]);
    const named = await resolveReferences(write, values);
    const current = await loadIfPresent(write, id);
    const deletion = current ? null : await findDeletion(write, id);
    const back = deletion?.before ?? null;
    await assertMayStore(write, current ?? back ?? {}, named);
    await locks.take(uploadLocks(write, named, null));
    const resolved = await resolveUploads(write, named, current, { describe: deletedUpload, back });
    if (write.isRehearsal) return (current ?? resolved) as PlainRecord;
    if (!current) return await storeAgain(write, id, await revive(write, id, resolved, deletion));
    const stored = await storeChange(write, 'restore', current, resolved);
    if (!stored) throw staleVersion(await load(write, id));
    return stored;
  } finally {
    await locks.release();
  }
}
