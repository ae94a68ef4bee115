import { useCallback, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { AT_ONCE } from '../jobs/of-resource.ts';
import type { EditedRecord } from '../providers/bulk-calls.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { ANY_ID } from '../providers/history-calls.ts';
import { knownResource, sortOf } from '../providers/known-resource.ts';
import { readAll } from '../records/read-all.ts';
import { type Replacement, toEdit } from './replacement.ts';

/** A record in which something was found, or that cannot be changed. */
export type Found = EditedRecord & { resource: string };

export type Finding = {
  found: Found[];
  /** Of how many records the texts were looked at. */
  lookedAt: number;
  /** Of 1: how far it is. */
  progress: number;
  failure: string | null;
};

const NOTHING: Finding = { found: [], lookedAt: 0, progress: 0, failure: null };

/** Looks for words in the records of several kinds, one kind after the other. */
export function useFind(asked: Replacement) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const [finding, setFinding] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try looks anew.
  useEffect(() => {
    const left = new AbortController();
    const tell = (told: Finding) => {
      if (!left.signal.aborted) setFinding(told);
    };
    tell(NOTHING);
    lookThrough(dataProvider, asked, tell, left.signal).catch(({ message }) => {
      tell({ ...NOTHING, failure: String(message) });
    });
    return () => left.abort();
  }, [dataProvider, asked, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { ...finding, retry };
}

async function lookThrough(
  dataProvider: KaribuDataProvider,
  asked: Replacement,
  tell: (finding: Finding) => void,
  signal: AbortSignal,
): Promise<void> {
  const found: Found[] = [];
  let lookedAt = 0;
  for (const [done, resource] of asked.kinds.entries()) {
    if (signal.aborted) return;
    const ids = await readIds(dataProvider, resource);
    for (let start = 0; start < ids.length && !signal.aborted; start += AT_ONCE) {
      const part = ids.slice(start, start + AT_ONCE).map((id) => ({ id, version: 0 }));
      const told = await dataProvider.editRecords(resource, part, toEdit(asked), true);
      // Settings that nobody has saved yet hold nobody's words.
      const some = told.filter(({ isDone, changes, version }) => {
        return version > 0 && (changes.length > 0 || !isDone);
      });
      found.push(...some.map((each) => ({ ...each, resource })));
      lookedAt += told.length;
      const ofKind = Math.min(1, (start + AT_ONCE) / ids.length);
      const progress = Math.min(0.99, (done + ofKind) / asked.kinds.length);
      tell({ found: [...found], lookedAt, progress, failure: null });
    }
  }
  tell({ found, lookedAt, progress: 1, failure: null });
}

async function readIds(dataProvider: KaribuDataProvider, resource: string): Promise<string[]> {
  if (knownResource(resource).isSingle) return [ANY_ID];
  const listed = { sort: sortOf(resource), filter: {} };
  const names = { perPage: 1000, meta: { only: [] } };
  const records = await readAll(dataProvider, resource, listed, names);
  return records.map(({ id }) => String(id));
}
