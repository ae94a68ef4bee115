import type { Connection } from 'mongoose';
import { endAllLeases } from '#core/write/lease.ts';
import { dataVersionOf, migrations } from './index.ts';
import type { Migration } from './migration.ts';
import { announcePresence, forgetProcesses, type Presence } from './presence.ts';
import { type Upgraded, type UpgradeOptions, upgradeData } from './upgrade-data.ts';

export type OpenOptions = Omit<UpgradeOptions, 'list'> & {
  /** Whether no other process can use this database. */
  isAlone: boolean;
  list?: readonly Migration[];
};

/**
 * Every process calls this before it reads or writes content. It puts the process on the list of
 * those that use the data, and brings older data to today's version, once, whichever process comes
 * first. Throws DataVersionError for newer data, and while an older release is in use.
 */
export async function openData(
  connection: Connection,
  { isAlone, list = migrations, ...options }: OpenOptions,
): Promise<{ presence: Presence; upgraded: Upgraded | null }> {
  if (isAlone) await Promise.all([forgetProcesses(connection), endAllLeases(connection)]);
  // Announced before the state is read: whoever upgrades says so before it reads this list.
  const presence = await announcePresence(connection, dataVersionOf(list));
  try {
    return { presence, upgraded: await upgradeData(connection, { ...options, list }) };
  } catch (error) {
    await presence.leave();
    throw error;
  }
}
