import mongoose, { type Connection } from 'mongoose';

type RevisionDocument = { _id: string; mark: mongoose.Types.ObjectId };

const ID = 'content';

/**
 * Gives the content a new mark, whose value nothing had before. Every change of what visitors see
 * does this after its write and before it is acknowledged: who finds the mark that he had found
 * earlier knows that all he read since then still stands.
 */
export async function advanceRevision(connection: Connection): Promise<void> {
  const mark = new mongoose.Types.ObjectId();
  await revisionsOf(connection).updateOne({ _id: ID }, { $set: { mark } }, { upsert: true });
}

/**
 * Gives a function that reads the content's mark as it is at the call or later. Whoever asks while
 * a read is under way shares the next one, so a crowd costs little more than one visitor.
 */
export function createRevisionReader(connection: Connection): () => Promise<string> {
  return shareNext(async () => {
    const found = await revisionsOf(connection).findOne({ _id: ID });
    return String(found?.mark ?? '');
  });
}

function revisionsOf(connection: Connection) {
  return connection.collection<RevisionDocument>('revisions');
}

function shareNext<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;
  const begin = () => {
    next = null;
    const begun = load().finally(() => {
      if (current === begun) current = null;
    });
    current = begun;
    return begun;
  };
  return () => {
    if (!current) return begin();
    next ??= current.then(begin, begin);
    return next;
  };
}
