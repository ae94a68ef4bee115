import mongoose, { type Connection } from 'mongoose';

/** A snapshot session: all its reads see the database at one moment. */
export type Moment = mongoose.mongo.ClientSession;

/** Starts a snapshot session; `null` when MongoDB has no replica set and so no snapshots. */
export async function holdMoment(connection: Connection): Promise<Moment | null> {
  let session: Moment | null = null;
  try {
    session = await connection.startSession({ snapshot: true });
    await connection.collection('uploads').findOne({}, { session });
    return session;
  } catch (error) {
    await session?.endSession();
    if (isUnsupported(error)) return null;
    throw error;
  }
}

/** Servers without snapshots answer IllegalOperation, InvalidOptions or NotAReplicaSet. */
const REFUSALS: unknown[] = [20, 72, 123];

function isUnsupported(error: unknown): boolean {
  const { MongoCompatibilityError, MongoServerError } = mongoose.mongo;
  if (error instanceof MongoCompatibilityError) return true;
  return error instanceof MongoServerError && REFUSALS.includes(error.code);
}
