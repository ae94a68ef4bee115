import { decodeDocument } from '../bson/decode.ts';
import { assertStorableSize, encodeStoredDocument } from '../bson/encode.ts';
import type { BsonDocument } from '../bson/value.ts';
import { ensureCollection } from '../store/store.ts';
import { insertDocument } from '../store/write-document.ts';
import { assertStorableId } from '../update/storable-id.ts';
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
    assertStorableId(document);
    // The message's buffer is large and shared; a stored document must not keep it alive.
    const own = Buffer.from(bytes);
    return { document: decodeDocument(own), bytes: own };
  }
  const complete = withIdFirst(document);
  assertStorableId(complete);
  const encoded = encodeStoredDocument(complete);
  return { document: decodeDocument(encoded), bytes: encoded };
}
