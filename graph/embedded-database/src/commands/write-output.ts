import type { Merge, Output, Target } from '../aggregate/output.ts';
import { decodeDocument } from '../bson/decode.ts';
import { encodeStoredDocument } from '../bson/encode.ts';
import type { BsonDocument } from '../bson/value.ts';
import { duplicateKeyError } from '../index/duplicate-key.ts';
import { readIndexSpec } from '../index/index-spec.ts';
import { MongoError } from '../mongo-error.ts';
import { executeQuery } from '../plan/execute.ts';
import type { Collection } from '../store/collection.ts';
import { ID_INDEX_DEFINITION } from '../store/id-index.ts';
import { ensureCollection, type Store } from '../store/store.ts';
import { insertDocument, removeDocument } from '../store/write-document.ts';
import { assertStorableId } from '../update/storable-id.ts';
import { readAt } from '../update/target.ts';
import { withIdFirst } from '../update/upsert.ts';
import { updateStored } from '../update/write.ts';

/** Writes the documents of a pipeline as its last stage says. The command is all or nothing. */
export function writeOutput(
  store: Store,
  database: string,
  output: Output,
  documents: readonly BsonDocument[],
): void {
  const target = openTarget(store, database, output.into);
  if (output.kind === 'out') {
    for (const stored of [...target.documents.values()]) removeDocument(store, target, stored);
    for (const document of documents) insert(store, target, document);
    return;
  }
  assertUniqueOn(target, output.on);
  for (const document of documents) mergeDocument(store, target, output, document);
}

function openTarget(store: Store, database: string, into: Target): Collection {
  return ensureCollection(store, into.database ?? database, into.collection);
}

function insert(store: Store, target: Collection, document: BsonDocument): void {
  const complete = withIdFirst(document);
  assertStorableId(complete);
  const bytes = encodeStoredDocument(complete);
  insertDocument(store, target, decodeDocument(bytes), bytes);
}

/** Without a unique index, more than one document could match. */
function assertUniqueOn({ indexes }: Collection, on: readonly string[]): void {
  const isOn = (paths: readonly string[]) =>
    paths.length === on.length && paths.every((path) => on.includes(path));
  if (isOn(['_id'])) return;
  const isUnique = indexes.some(
    ({ spec }) =>
      spec.isUnique &&
      !spec.isSparse &&
      !spec.partialFilter &&
      isOn(spec.fields.map(({ path }) => path)),
  );
  if (isUnique) return;
  throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique');
}

function mergeDocument(
  store: Store,
  target: Collection,
  { on, whenMatched, whenNotMatched }: Merge,
  document: BsonDocument,
): void {
  const complete = document.has('_id') ? document : withIdFirst(document);
  const filter: BsonDocument = new Map(on.map((path) => [path, equals(complete, path)]));
  const { records, matches } = executeQuery(target, { filter, limit: 1 });
  const [existing] = records;
  if (!existing) {
    if (whenNotMatched === 'insert') insert(store, target, complete);
    if (whenNotMatched === 'fail') {
      throw new MongoError(
        'MergeStageNoMatchingDocument',
        '$merge could not find a matching document in the target collection',
      );
    }
    return;
  }
  if (whenMatched === 'fail') {
    const idSpec = readIndexSpec(ID_INDEX_DEFINITION);
    throw duplicateKeyError(target.namespace, idSpec, [existing.document.get('_id')]);
  }
  if (whenMatched === 'keepExisting') return;
  updateStored(store, target, existing, whenMatched(document), matches);
}

function equals(document: BsonDocument, path: string): BsonDocument {
  const value = readAt(document, path.split('.'));
  if (value !== null && value !== undefined && !Array.isArray(value))
    return new Map([['$eq', value]]);
  throw new MongoError(
    51132,
    "$merge write error: 'on' field cannot be missing, null, undefined or an array",
  );
}
