import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachOf, groupsBy, oneOf } from './lookups.ts';
import { answersMade, createSource, exchange, query, single } from './query.ts';

type Trip = { id: number; slug: string; type: string };

const SLUGS = ['reef', 'sand', 'palm'];
const TYPES = ['safari', 'sea'];

/** What the queries answer that look trips up. */
function lookUp(trips: () => readonly Trip[], isByType: () => boolean) {
  const of = oneOf(trips, ({ slug }) => slug);
  const keyOf = single(() => (isByType() ? typeOf : slugOf));
  const groups = groupsBy(trips, () => keyOf());
  const each = eachOf(trips, ({ id, slug }) => `${slug} ${id}`);
  const idOf = query((slug: string) => of(slug)?.id ?? null);
  const idsOf = query((key: string) => groups(key).map(({ id }) => id));
  return () => [...SLUGS.map(idOf), ...[...SLUGS, ...TYPES].map(idsOf), each()];
}

const typeOf = ({ type }: Trip) => type;
const slugOf = ({ slug }: Trip) => slug;

function moved(trips: Trip[], at: number, to: number): Trip[] {
  const rest = trips.toSpliced(at, 1);
  return rest.toSpliced(to % trips.length || 0, 0, ...trips.slice(at, at + 1));
}

const anyTrip = fc.record({ slug: fc.constantFrom(...SLUGS), type: fc.constantFrom(...TYPES) });
const anyEdit = fc.oneof(
  { weight: 4, arbitrary: fc.record({ at: fc.nat(), replace: anyTrip }) },
  fc.record({ at: fc.nat(), add: anyTrip }),
  fc.record({ at: fc.nat(), remove: fc.constant(true) }),
  fc.record({ at: fc.nat(), moveTo: fc.nat() }),
  fc.record({ at: fc.nat(), isByType: fc.boolean() }),
);

test('SIZE-3 after any edits, look-ups answer as those that are made anew', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
      let [trips, isByType]: [Trip[], boolean] = [[], false];
      const [list, keying] = [createSource(trips), createSource(isByType)];
      const living = lookUp(list.read as () => Trip[], keying.read as () => boolean);
      living();
      for (const [id, edit] of edits.entries()) {
        const at = trips.length > 0 ? edit.at % trips.length : 0;
        if ('replace' in edit && trips.length > 0) trips = trips.with(at, { id, ...edit.replace });
        if ('add' in edit) trips = trips.toSpliced(at, 0, { id, ...edit.add });
        if ('remove' in edit) trips = trips.toSpliced(at, 1);
        if ('moveTo' in edit) trips = moved(trips, at, edit.moveTo);
        if ('isByType' in edit) ({ isByType } = edit);
        exchange([
          [list, trips],
          [keying, isByType],
        ]);
        const now = { trips, isByType };
        const anew = lookUp(
          () => now.trips,
          () => now.isByType,
        );
        expect(living()).toEqual(anew());
      }
    }),
    { numRuns: 300 },
  );
});

test('SIZE-3 an edit of one record makes answers anew only for its own keys', () => {
  const trips = SLUGS.map((slug, id) => ({ id, slug, type: 'safari' }));
  const list = createSource(trips);
  const of = oneOf(list.read as () => Trip[], slugOf);
  const idOf = query((slug: string) => of(slug)?.id);
  for (const slug of SLUGS) idOf(slug);
  const before = answersMade;
  exchange([[list, trips.with(1, { id: 9, slug: 'sand', type: 'sea' })]]);
  expect(SLUGS.map(idOf)).toEqual([0, 9, 2]);
  // The index, and the id of the record that was replaced.
  expect(answersMade - before).toBe(2);
});
