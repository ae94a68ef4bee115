import type { HistoryEntry } from '@karibu/graph/contract';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { addressOf } from '../providers/known-resource.ts';

export type Restoring = {
  resource: string;
  id: string;
  /** Which version; `newest` is the last one that a deleted record had. */
  version: HistoryEntry | 'newest';
  /** The newest change that the person has seen: a newer one is not overwritten unseen. */
  newestSeen?: string | undefined;
};

/**
 * Brings a version of a record back, a deleted record too. Gives the record's new public address
 * where another record has taken the one it had, else `null`.
 */
export async function restoreRecord(
  dataProvider: KaribuDataProvider,
  { resource, id, version, newestSeen }: Restoring,
): Promise<string | null> {
  const { items: changes } = await dataProvider.getHistory(resource, id);
  if (newestSeen && changes[0]?.id !== newestSeen) {
    throw new Error('someone else has saved it since. Look at the newest change first');
  }
  const wanted = version === 'newest' ? changes.find(({ after }) => after) : version;
  if (!wanted) throw new Error('no earlier version of it is stored');
  // Someone else has restored it already, and may have changed it.
  if (version === 'newest' && changes[0]?.after) return null;
  const { slug } = await dataProvider.restore(resource, id, wanted.version);
  return slug && slug !== wanted.after?.slug ? (addressOf(resource, slug) ?? String(slug)) : null;
}

/** What is said of what came back, with the addresses that are new. */
export function restoredText(what: string, addresses: readonly string[], as = 'as'): string {
  return [`${what} restored`, addresses.join(', ')].filter(Boolean).join(` ${as} `);
}
