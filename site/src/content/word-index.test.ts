import { expect, test } from 'vitest';
import { beginMoment, noteUse } from './query.ts';
import { type TripWords, wordQueries } from './word-index.ts';

const trip = (id: string, ...words: string[]): TripWords => ({ id, words });

/** Reads a value as queries read the snapshot, so that its change is seen. */
function reading<Value>(read: () => Value): () => Value {
  return () => {
    const value = read();
    noteUse(read, value);
    return value;
  };
}

/** All that the queries answer about these trips. */
function readAll(queries: ReturnType<typeof wordQueries>, parts: number) {
  const numbers = Array.from({ length: parts }, (_, number) => String(number));
  return [queries.tripVocabulary(), ...numbers.map((number) => queries.tripWordPart(number))];
}

test('SIZE-5 after any sequence of edits the words are those of an index made anew', () => {
  const all = ['reef', 'sand', 'lion', 'tide', 'moon', 'acacia'];
  let trips: TripWords[] = [];
  let parts = 1;
  const living = wordQueries(
    reading(() => trips),
    reading(() => parts),
  );
  for (let step = 0; step < 200; step += 1) {
    const id = `T${String(step % 7).padStart(3, '0')}`;
    const words = all.filter((_, index) => (step * 31 + index * 17) % 5 < 2);
    const others = trips.filter((each) => each.id !== id);
    trips = step % 4 === 3 ? others : [trip(id, ...words), ...others];
    if (step % 50 === 49) parts *= 2;
    beginMoment();
    const [now, count] = [trips, parts];
    const anew = wordQueries(
      () => now,
      () => count,
    );
    expect(readAll(living, parts), `step ${step}`).toEqual(readAll(anew, parts));
  }
  expect(parts).toBe(16);
});

test('SIZE-3 an edit leaves the parts alone whose words it does not change', () => {
  let trips = [trip('AAAA', 'reef', 'sand'), trip('BBBB', 'lion', 'tide')];
  const queries = wordQueries(
    reading(() => trips),
    () => 64,
  );
  const before = readAll(queries, 64);
  trips = [trip('AAAA', 'reef', 'sand', 'moon'), trips[1] as TripWords];
  beginMoment();
  const after = readAll(queries, 64);
  const changed = after.filter((answer, index) => answer !== before[index]);
  expect(changed).toHaveLength(2);
  expect(changed[1]).toMatchObject({ moon: 'AAAA' });
});
