import { camelCase } from '@karibu/graph/contract';
import type { AdminResource } from '../screen.ts';

/** Of some resources, by their names in GraphQL: the first records found, and how many there are. */
export type SearchAnswer = Record<
  string,
  { items: { id: string; title: string }[]; count: number }
>;

/** A record that was found. `total` says how many records its resource has for the same words. */
export type FoundRecord = { id: string; title: string; resource: AdminResource; total: number };

/** What was found as one list, resource by resource, in the order of the menu. */
export function readFoundRecords(answer: SearchAnswer, resources: AdminResource[]): FoundRecord[] {
  return resources.flatMap((resource) => {
    const { items = [], count = 0 } = answer[camelCase(resource.name)] ?? {};
    return items.map(({ id, title }) => ({ id, title, resource, total: count }));
  });
}
