import { groupsOf } from './lookups.ts';
import { query, single } from './query.ts';

type Placed = { slug: string; destination: string };

/** A query for the trips that go to a place, in their order. `naming` tells the texts that do. */
export function tripsOfPlace<Trip extends Placed>(
  trips: () => Trip[],
  naming: (place: string) => readonly string[],
) {
  const withText = groupsOf(trips, ({ destination }) => destination);
  const slugs = single(() => trips().map(({ slug }) => slug));
  const positions = single(() => new Map(slugs().map((slug, position) => [slug, position])));
  return query((name: string): Trip[] => {
    const found = naming(name).flatMap(withText);
    const positionOf = ({ slug }: Trip) => positions().get(slug) ?? 0;
    return found.toSorted((a, b) => positionOf(a) - positionOf(b));
  });
}
