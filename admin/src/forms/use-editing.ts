import { createContext, type RefObject, useContext, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import type { SavedDraft } from '../providers/draft-calls.ts';

/** A save that was refused because someone else saved first: the three versions of the record. */
export type StaleSave = {
  base: RaRecord;
  mine: Record<string, unknown>;
  theirs: RaRecord;
};

export type Editing = {
  /** The version that the form began from; null until it is read. */
  base: RaRecord | null;
  /** The draft that the form shows in place of what is published; null without one. */
  draft: SavedDraft | null;
  begin: (record: RaRecord, draft?: SavedDraft | null) => void;
  /** Whether the last press of a button asked for a draft. */
  asDraft: RefObject<boolean>;
  stale: StaleSave | null;
  /** Whether a save found nothing to save over. */
  isDeleted: boolean;
  /** Notices a save that failed because of a newer version, or because the record is gone. */
  catch: (error: unknown, variables: unknown) => void;
  clear: () => void;
};

/**
 * The state of a form for a saved record: the version it began from, and a newer one that a save
 * met.
 */
export function useEditing(): Editing {
  const [base, setBase] = useState<RaRecord | null>(null);
  const [draft, setDraft] = useState<SavedDraft | null>(null);
  const asDraft = useRef(false);
  const [stale, setStale] = useState<StaleSave | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  return {
    base,
    draft,
    asDraft,
    begin(record, begun = null) {
      setBase(record);
      setDraft(begun);
      setStale(null);
    },
    stale,
    isDeleted,
    catch(error, variables) {
      setStale(toStaleSave(error, variables as Variables));
      setDeleted(readErrorBody(error).code === 'NOT_FOUND');
    },
    clear() {
      setStale(null);
      setDeleted(false);
    },
  };
}

/** The form around edits this; null around a form for a new record. */
export const EditingContext = createContext<Editing | null>(null);

export const useEditingContext = () => useContext(EditingContext);

type Variables = { data?: Record<string, unknown>; meta?: { base?: RaRecord } };

function toStaleSave(error: unknown, { data, meta }: Variables): StaleSave | null {
  const { code, current } = readErrorBody(error);
  if (code !== 'STALE_VERSION' || !current || !data || !meta?.base) return null;
  // A single record has the name of its resource as its id here.
  return { base: meta.base, mine: data, theirs: { ...current, id: meta.base.id } };
}
