import { decodeDocument } from '../bson/decode.ts';
import { assertStorableSize, encodeStoredDocument } from '../bson/encode.ts';
import { typeNameOf } from '../bson/type.ts';
import type { BsonDocument } from '../bson/value.ts';
import { MongoError } from '../mongo-error.ts';
import { ensureCollection } from '../store/store.ts';
import { insertDocument } from '../store/write-document.ts';
import { withIdFirst } from '../update/upsert.ts';
import { readBoolean, readCollectionName, readDocuments } from './arguments.ts';
import type { Command, CommandRequest } from './command.ts';
import { assertBatchSize, runStatements } from './write-errors.ts';

/** `insert`: one or many documents. Each failed document has its own error. */
export const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run: (request, { store }) => {
    const name = readCollectionName(request);
    const documents = readInserts(request);
    assertBatchSize(documents);
    const collection = ensureCollection(store, request.database, name);
    let n = 0;
    const errors = runStatements(
      documents,
      readBoolean(request.body, 'ordered', true),
      (insert) => {
        const { document, bytes } = prepareInsert(insert);
        insertDocument(store, collection, document, bytes);
        n += 1;
      },
    );
    return { n, ...errors };
  },
};

type Insert = { document: BsonDocument; bytes?: Uint8Array };

/** Keeps the received bytes, so that exactly these are stored. */
function readInserts(request: CommandRequest): Insert[] {
  const sequence = request.sequences.get('documents');
  if (!sequence) return readDocuments(request, 'documents').map((document) => ({ document }));
  return sequence.map((bytes) => ({ document: decodeDocument(bytes), bytes }));
}

function prepareInsert({ document, bytes }: Insert): Required<Insert> {
  const [first] = document.keys();
  if (first === '_id' && bytes) {
    assertStorableSize(bytes);
    assertIdType(document);
    // The message's buffer is large and shared; a stored document must not keep it alive.
    const own = Buffer.from(bytes);
    return { document: decodeDocument(own), bytes: own };
  }
  const complete = withIdFirst(document);
  assertIdType(complete);
  const encoded = encodeStoredDocument(complete);
  return { document: decodeDocument(encoded), bytes: encoded };
}

function assertIdType(document: BsonDocument): void {
  const type = typeNameOf(document.get('_id'));
  if (type !== 'array' && type !== 'regex' && type !== 'undefined') return;
  throw new MongoError('InvalidIdField', `The '_id' value cannot be of type ${type}`);
}
