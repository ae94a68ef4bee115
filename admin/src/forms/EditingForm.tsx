import { type ReactNode, useEffect } from 'react';
import { RecordContextProvider, useEditContext } from 'react-admin';
import { useLocation } from 'react-router';
import { readSession } from '../session/session.ts';
import { readDraft } from './drafts.ts';
import { useDraftAtHand } from './use-draft.ts';
import { type Editing, EditingContext } from './use-editing.ts';

type EditingFormProps = { editing: Editing; children: ReactNode };

/**
 * Begins a form with the record as the server holds it now, not as a list remembers it. The form
 * keeps the version it began from, or that its draft began from, however often the record is read
 * again. A newer version is noticed when saving, and never replaces what someone types.
 */
export function EditingForm({ editing, children }: EditingFormProps) {
  const { record, isFetching } = useEditContext();
  const { pathname } = useLocation();
  const { base, begin } = editing;
  const isReady = base !== null;
  const isAtHand = useDraftAtHand();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once.
  useEffect(() => {
    if (isReady || !isAtHand || !record || isFetching) return;
    const draft = readDraft(pathname, readSession()?.user.id ?? '');
    const begun = draft?.base;
    begin(begun?.id === record.id ? begun : record);
  }, [isReady, isAtHand, record, isFetching]);
  return (
    <EditingContext value={editing}>
      <RecordContextProvider value={base ?? undefined}>{children}</RecordContextProvider>
    </EditingContext>
  );
}
