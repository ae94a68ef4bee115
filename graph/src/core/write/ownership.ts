import { assertMayChange, assertMayShow } from '../access.ts';
import { mayPublish } from '../roles.ts';
import { assertUnused } from './assert-unused.ts';
import type { Values, Write } from './one-write.ts';
import { isRenamed } from './store-change.ts';

/** The values of a new record; hidden from visitors where its maker may not publish. */
export function asDraft({ context: { viewer }, resource }: Write, values: Values): Values {
  const { publishedBy } = resource;
  if (!viewer || mayPublish(viewer) || !publishedBy) return values;
  return { ...values, [publishedBy]: false };
}

/** Who has made a record, stored with those that authors may make. */
export function madeBy({ context: { viewer }, resource }: Write): { createdBy?: string } {
  const isKept = viewer && resource.calls.includes('restore');
  return isKept ? { createdBy: viewer.id } : {};
}

/**
 * Throws FORBIDDEN unless the viewer may write these values over a record. An author may not rename
 * what other records name: the new name would go into them. Then it throws CONFLICT.
 */
export async function assertMayStore(write: Write, before: Values, values: Values): Promise<void> {
  const { context, resource } = write;
  assertMayChange(context, resource, before);
  assertMayShow(context, resource, { ...before, ...values });
  const isTrusted = !context.viewer || mayPublish(context.viewer);
  if (!isTrusted && isRenamed(write, before, values)) await assertUnused(write, String(before.id));
}
