import mongoose, { type Connection } from 'mongoose';

/** Reads that are given it see the database as it was at one moment. */
export type Moment = mongoose.mongo.ClientSession;

/** Holds the present moment; `null` where that cannot be had: of a MongoDB without a replica set. */
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

/** IllegalOperation, InvalidOptions, NotAReplicaSet: so servers of one kind and another put it. */
const REFUSALS: unknown[] = [20, 72, 123];

function isUnsupported(error: unknown): boolean {
  const { MongoCompatibilityError, MongoServerError } = mongoose.mongo;
  if (error instanceof MongoCompatibilityError) return true;
  return error instanceof MongoServerError && REFUSALS.includes(error.code);
}
