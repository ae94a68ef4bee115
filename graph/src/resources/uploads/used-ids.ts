import { eachDeleted } from '#core/history/bin.ts';
import { pick } from '#core/pick.ts';
import type { StoredRecord } from '#core/read/record.ts';
import { createShareNext } from '#core/read/share-next.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { addIds, listPreviews, textFields } from './unused-uploads.ts';

type Tools = Pick<ServiceTools, 'connection' | 'services' | 'drafts'>;

/** What a record said when it was read, and how it was marked then. */
type Known = { mark: string; ids: readonly string[] };

export type UsedIds = {
  /** All that can be the public id of an upload which a record, draft, preview or the bin names. */
  ids: ReadonlySet<string>;
  /** How many records had to be read for it. */
  readCount: number;
};

/**
 * Makes the function that gives which ids of uploads are named. It remembers what each record said,
 * so that only records that changed are read anew. Calls at the same time share one answer.
 */
export function createUsedIds(uploads: string, tools: Tools): () => Promise<UsedIds> {
  const records = new Map<string, Map<string, Known>>();
  const deleted = new Map<string, readonly string[]>();
  let kept: ReadonlySet<string> = new Set();
  const share = createShareNext<UsedIds>();

  async function read(): Promise<UsedIds> {
    // Drafts come first: one that is published meanwhile is found in one of the two.
    const drafts = await tools.drafts.listAll();
    const previews = await listPreviews(tools.connection);
    let readCount = 0;
    let goneCount = 0;
    for (const service of tools.services.values()) {
      const { name } = service.resource;
      if (name === uploads) continue;
      const known = records.get(name) ?? new Map<string, Known>();
      records.set(name, known);
      const { read: count, gone } = await readChanged(service, known);
      readCount += count;
      goneCount += gone;
    }
    const bin = await readBin(tools, deleted);
    if (readCount + goneCount + bin > 0) kept = new Set(allOf(records, deleted));
    const ahead = [...drafts.map(({ values }) => values), ...previews.map(({ record }) => record)];
    return { ids: withOthers(kept, ahead), readCount: readCount + bin };
  }
  return () => share('', read);
}

function* allOf(
  records: ReadonlyMap<string, ReadonlyMap<string, Known>>,
  deleted: ReadonlyMap<string, readonly string[]>,
): Generator<string> {
  for (const known of records.values()) for (const { ids } of known.values()) yield* ids;
  for (const ids of deleted.values()) yield* ids;
}

function withOthers(kept: ReadonlySet<string>, others: unknown[]) {
  if (others.length === 0) return kept;
  const used = new Set(kept);
  for (const values of others) addIds(JSON.stringify(values), used);
  return used;
}

/** Reads the records of a resource that are not as they are known, and forgets those that went. */
async function readChanged({ resource, model }: Service, known: Map<string, Known>) {
  const names = textFields(resource.fields);
  if (names.length === 0) return { read: 0, gone: 0 };
  const marks = await model.find({}, MARKS).lean();
  const there = new Set(marks.map(({ _id }) => String(_id)));
  const gone = [...known.keys()].filter((id) => !there.has(id));
  for (const id of gone) known.delete(id);
  const changed = marks.filter((stored) => known.get(String(stored._id))?.mark !== markOf(stored));
  const projection = Object.fromEntries(names.map((name) => [name, 1]));
  for (let start = 0; start < changed.length; start += BATCH) {
    const ids = changed.slice(start, start + BATCH).map(({ _id }) => _id);
    const found = model.find({ _id: { $in: ids } }, { ...projection, ...MARKS }).lean();
    for await (const stored of found.cursor()) {
      known.set(String(stored._id), {
        mark: markOf(stored),
        ids: idsIn(pick(stored as Stored, names)),
      });
    }
  }
  return { read: changed.length, gone: gone.length };
}

type Stored = Record<string, unknown>;

const BATCH = 500;
const MARKS = { version: 1, updatedAt: 1 };

/** Another one for each state that a record has. */
function markOf({ version, updatedAt }: Pick<StoredRecord, 'version' | 'updatedAt'>): string {
  return `${version} ${updatedAt instanceof Date ? updatedAt.getTime() : ''}`;
}

function idsIn(values: unknown): string[] {
  const ids = new Set<string>();
  addIds(JSON.stringify(values), ids);
  return [...ids];
}

/** Reads what has come into the bin, and forgets what left it. Gives how many entries that were. */
async function readBin({ connection, services }: Tools, known: Map<string, readonly string[]>) {
  const there = new Set<string>();
  const isNew = (entry: string) => {
    there.add(entry);
    return !known.has(entry);
  };
  let count = 0;
  for await (const { _id, before } of eachDeleted(connection, services, isNew)) {
    known.set(String(_id), idsIn(before));
    count += 1;
  }
  for (const entry of known.keys()) {
    if (there.has(entry)) continue;
    known.delete(entry);
    count += 1;
  }
  return count;
}
