import { type ReactNode, useEffect, useMemo } from 'react';
import { type RaRecord, RecordContextProvider, useEditContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { SavedDraft } from '../providers/draft-calls.ts';
import { readSession } from '../session/session.ts';
import { readDraft } from './drafts.ts';
import { useDraftAtHand } from './use-draft.ts';
import { type Editing, EditingContext } from './use-editing.ts';

type EditingFormProps = {
  editing: Editing;
  /** The draft that the form begins with, once it is read; null without one. */
  draft?: SavedDraft | null;
  isWaiting?: boolean;
  children: ReactNode;
};

/**
 * Begins a form with the record as the server holds it now, not as a list remembers it. The form
 * keeps the version it began from, or that its draft began from, however often the record is read
 * again. A newer version is noticed when saving, and never replaces what someone types.
 */
export function EditingForm({
  editing,
  draft = null,
  isWaiting = false,
  children,
}: EditingFormProps) {
  const { record, isFetching } = useEditContext();
  const { pathname } = useLocation();
  const { base, begin, draft: shown } = editing;
  const isReady = base !== null;
  const isAtHand = useDraftAtHand();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once.
  useEffect(() => {
    if (isReady || !isAtHand || !record || isFetching || isWaiting) return;
    if (draft) return begin(baseOf(record, draft), draft);
    const typed = readDraft(pathname, readSession()?.user.id ?? '');
    const begun = typed?.base;
    begin(begun?.id === record.id ? begun : record);
  }, [isReady, isAtHand, record, isFetching, isWaiting]);
  // One object for each draft: the form begins anew with another.
  const value = useMemo(() => (base ? { ...base, ...shown?.values } : undefined), [base, shown]);
  return (
    <EditingContext value={editing}>
      <RecordContextProvider value={value}>{children}</RecordContextProvider>
    </EditingContext>
  );
}

/** The record as it was when the draft began: what both have changed since is merged. */
function baseOf({ id }: RaRecord, { base: { values, version } }: SavedDraft): RaRecord {
  return { ...values, id, version };
}
