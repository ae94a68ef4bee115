import type { Resource } from '@karibu/graph/core/resource.ts';
import { resources } from '@karibu/graph/resources/index.ts';

/**
 * Collections that expire; the list of releases, whose files exist only on their machine; and the
 * data version, which is in the manifest.
 */
const LEFT_OUT = ['rate_limits', 'locks', 'processes', 'releases', 'publication', 'meta'];

/**
 * What any record may refer to: its account and its pictures. The history and the outbox get an
 * entry before each write, so they come last of all. They may have a change that its record does
 * not have yet, as after a crash, but never lack one. A restore removes such a change.
 */
const LAST = ['users', 'uploads', 'history', 'outbox'];

type Referring = Pick<Resource, 'name' | 'references'>;

/**
 * The collections of a backup, in the order in which it reads them. Without a snapshot of one
 * moment, other processes change the data meanwhile. The order keeps the backup complete: records
 * are read before the records that they refer to, so packages before their categories.
 */
export function orderCollections(
  found: readonly string[],
  all: readonly Referring[] = Object.values<Resource>(resources),
): string[] {
  const last = [...referredTo(all), ...LAST];
  const place = (name: string) => last.lastIndexOf(name);
  return found
    .filter((name) => !LEFT_OUT.includes(name))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/** The resources that others refer to, each last named after all that refer to it. */
function referredTo(referring: readonly Referring[]): string[] {
  const named = referring.flatMap(({ references }) => references.map(({ resource }) => resource));
  const referred = referring.filter(({ name }) => named.includes(name));
  // Resources that refer to each other in a circle have no order.
  const isCircle = referred.length === referring.length;
  const further = isCircle || referred.length === 0 ? [] : referredTo(referred);
  return [...referred.map(({ name }) => name), ...further];
}
