import { groupsOf } from './lookups.ts';
import { query, single } from './query.ts';

type Placed = { slug: string; destination: string };

/** A query for the trips that go to a place: those whose destination text contains its name. */
export function tripsOfPlace<Trip extends Placed>(trips: () => Trip[]) {
  const texts = single(() => [...new Set(trips().map(textOf))]);
  const withText = groupsOf(trips, textOf);
  const slugs = single(() => trips().map(({ slug }) => slug));
  const positions = single(() => new Map(slugs().map((slug, position) => [slug, position])));
  const textsOf = query((name: string) =>
    texts().filter((text) => text.includes(name.toLowerCase())),
  );
  return query((name: string): Trip[] => {
    const found = textsOf(name).flatMap(withText);
    const positionOf = ({ slug }: Trip) => positions().get(slug) ?? 0;
    return found.toSorted((a, b) => positionOf(a) - positionOf(b));
  });
}

function textOf({ destination }: Placed): string {
  return destination.toLowerCase();
}
