import { startEmbeddedDatabase } from '../embedded-database.ts';
import { connectClient } from './test-database.ts';

/** Writes until it is killed; reports the number of each write only after it was acknowledged. */
async function writeForever(directory: string, round: number): Promise<void> {
  const { uri } = await startEmbeddedDatabase({ directory });
  const db = (await connectClient(uri)).db('karibu');
  for (let n = 0; ; n += 1) {
    await db
      .collection('counters')
      .updateOne({ round }, { $inc: { a: 1, b: 1 } }, { upsert: true });
    await db.collection('writes').insertMany([0, 1, 2].map((part) => ({ round, n, part })));
    process.send?.(n);
  }
}

const [directory = '', round = '0'] = process.argv.slice(2);
await writeForever(directory, Number(round));
