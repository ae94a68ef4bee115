import mongoose, { type Connection } from 'mongoose';
import { gather } from '../gather.ts';
import { createShareNext } from '../read/share-next.ts';

type RevisionDocument = { _id: string; mark: mongoose.Types.ObjectId };

const ID = 'content';

/**
 * Gives the content a new, unique revision. Every change of published content does this after its
 * write and before it is acknowledged. So while the revision is unchanged, nothing has changed that
 * was read since.
 */
export function advanceRevision(connection: Connection): Promise<void> {
  return advance(connection, null);
}

/** Changes of the same moment share a revision. */
const advance = gather(async (connection: Connection, changes: null[]) => {
  const mark = new mongoose.Types.ObjectId();
  await revisionsOf(connection).updateOne({ _id: ID }, { $set: { mark } }, { upsert: true });
  return changes.map(() => undefined);
});

/**
 * Makes a function that reads the content's revision as it is at the call or later. Calls during a
 * read share the next one, so many visitors cost little more than one.
 */
export function createRevisionReader(connection: Connection): () => Promise<string> {
  const share = createShareNext<string>();
  const read = async () => {
    const found = await revisionsOf(connection).findOne({ _id: ID });
    return String(found?.mark ?? '');
  };
  return () => share(ID, read);
}

function revisionsOf(connection: Connection) {
  return connection.collection<RevisionDocument>('revisions');
}
