import type { Snapshot } from '@karibu/graph/contract';
import { single } from './query.ts';

/** Gives the countries and continents of the destinations that a text names, each once. */
type RegionsOf = (text: string) => readonly string[];

/** A query for the function that knows the regions of today. It remembers what it was asked. */
export function regionQuery(snapshot: Snapshot): () => RegionsOf {
  const destinations = single(() =>
    snapshot.destinations
      .filter(({ isActive }) => isActive)
      .map(({ name, country, continent }) => ({
        name: name.toLowerCase(),
        regions: [country, continent].map((region) => region?.trim()).filter(isSaid),
      })),
  );
  return single((): RegionsOf => {
    const all = destinations();
    const known = new Map<string, string[]>();
    return (text) => {
      const found = known.get(text) ?? findRegions(all, text.toLowerCase());
      known.set(text, found);
      return found;
    };
  });
}

type Named = { name: string; regions: string[] };

function findRegions(destinations: readonly Named[], text: string): string[] {
  const named = destinations.filter(({ name }) => text.includes(name));
  return [...new Set(named.flatMap(({ regions }) => regions))];
}

function isSaid(region: string | undefined): region is string {
  return Boolean(region);
}
