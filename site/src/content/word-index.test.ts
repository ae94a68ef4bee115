import { expect, test } from 'vitest';
import { createSource, exchange } from './query.ts';
import { type TripWords, wordQueries } from './word-index.ts';

const trip = (id: string, ...words: string[]): TripWords => ({ id, words });

/** A part of the snapshot, and the query that reads it. */
function sourceOf<Value>(first: Value) {
  const source = createSource(first);
  return { source, read: source.read as () => Value };
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
  const [readTrips, readParts] = [sourceOf(trips), sourceOf(parts)];
  const living = wordQueries(readTrips.read, readParts.read);
  for (let step = 0; step < 200; step += 1) {
    const id = `T${String(step % 7).padStart(3, '0')}`;
    const twin = trip('T001', ...all.slice(step % 3, 3));
    const words = all.filter((_, index) => (step * 31 + index * 17) % 5 < 2);
    const others = trips.filter((each) => each.id !== id);
    trips = step % 4 === 3 ? [...others, twin] : [trip(id, ...words), ...others];
    if (step % 50 === 49) parts *= 2;
    exchange([
      [readTrips.source, trips],
      [readParts.source, parts],
    ]);
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
  const other = trip('BBBB', 'lion', 'tide');
  const { source, read } = sourceOf([trip('AAAA', 'reef', 'sand'), other]);
  const queries = wordQueries(read, () => 64);
  const before = readAll(queries, 64);
  exchange([[source, [trip('AAAA', 'reef', 'sand', 'moon'), other]]]);
  const after = readAll(queries, 64);
  const changed = after.filter((answer, index) => answer !== before[index]);
  expect(changed).toHaveLength(2);
  expect(changed[1]).toMatchObject({ moon: 'AAAA' });
});
