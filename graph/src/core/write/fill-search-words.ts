import type { mongo } from 'mongoose';
import { searchRuleOf, searchWordsOf } from '../read/search-words.ts';
import type { Service } from '../service.ts';

/** Small enough for no command to hold up the database for long. */
const BATCH = 200;

/**
 * Stores the words of the records that have none, or that were made by another rule: those from
 * before an upgrade, of a restored backup, and written past the services. Searches find them
 * before too, only slower. Gives how many there were.
 */
export async function fillSearchWords({ resource, model }: Service): Promise<number> {
  if (resource.search.length === 0) return 0;
  const isOther = { searchRule: { $ne: searchRuleOf(resource) } };
  const shown = ['version', ...resource.search].map((name) => [name, 1]);
  const others = model.collection.find(isOther, { projection: Object.fromEntries(shown) });
  let writes: mongo.AnyBulkWriteOperation[] = [];
  let count = 0;
  for await (const { _id, version = null, ...values } of others) {
    // A record that is saved meanwhile gets its words from that write.
    const filter = { _id, version, ...isOther };
    writes.push({ updateOne: { filter, update: { $set: searchWordsOf(resource, values) } } });
    count += 1;
    if (writes.length < BATCH) continue;
    await model.collection.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await model.collection.bulkWrite(writes, { ordered: false });
  return count;
}
