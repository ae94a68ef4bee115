import { camelCase } from '@karibu/graph/contract';
import type { SearchAnswer } from '../providers/data-provider.ts';
import type { AdminResource } from '../screen.ts';

/** A record that was found. `total` says how many records its resource has for the same words. */
export type FoundRecord = { id: string; title: string; resource: AdminResource; total: number };

/** What was found as one list, resource by resource, in the order of the menu. */
export function readFoundRecords(answer: SearchAnswer, resources: AdminResource[]): FoundRecord[] {
  const byName: Partial<Record<string, SearchAnswer[keyof SearchAnswer]>> = answer;
  return resources.flatMap((resource) => {
    const { items = [], count = 0 } = byName[camelCase(resource.name)] ?? {};
    return items.map(({ id, title }) => ({ id, title, resource, total: count }));
  });
}
