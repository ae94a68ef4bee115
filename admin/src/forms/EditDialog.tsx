import { capitalise } from '@karibu/graph/contract';
import { useState } from 'react';
import { EditBase, type RaRecord, useNotify, useRefresh } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { SAVED } from '../layout/use-leave-blocker.ts';
import { SavedState } from '../publication/SavedState.tsx';
import type { RecordDialogProps } from './CreateDialog.tsx';
import { EditingForm } from './EditingForm.tsx';
import { FormDialog } from './FormDialog.tsx';
import { RecordActions } from './RecordActions.tsx';
import { UnreadRecord } from './UnreadRecord.tsx';
import { useEditing } from './use-editing.ts';

/**
 * The form for the record named in the address. It starts from what the server holds now, and what
 * someone else saved meanwhile is never overwritten unasked.
 */
export function EditDialog(props: RecordDialogProps) {
  const { resource, item, title, fields, frame: Frame = FormDialog, children } = props;
  const { id } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const editing = useEditing();
  const [unread, setUnread] = useState<{ id: string | undefined; error: Error } | null>(null);
  const close = () => navigate(`/${resource}`);
  const onSuccess = (saved: RaRecord) => {
    notify(`${capitalise(item)} updated successfully!`, {
      type: 'success',
      action: <SavedState resource={resource} record={saved} />,
    });
    refresh();
    navigate(`/${resource}`, { state: SAVED });
  };
  const onReadError = (error: Error) => {
    // What is in a form that has begun stays; its save meets what is wrong.
    if (editing.base === null) setUnread({ id, error });
  };
  if (!id) return null;
  if (unread?.id === id) {
    const { error } = unread;
    const retry = () => setUnread(null);
    return <UnreadRecord {...{ resource, item, title, error }} onRetry={retry} onClose={close} />;
  }
  const actions = <RecordActions resource={resource} address={`/${resource}/${id}`} />;
  const frame = { title, item, fields, saveLabel: 'Save Changes', onClose: close, actions };
  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={{ onError: onReadError }}
      mutationOptions={{ onSuccess, onError: editing.catch }}
    >
      <EditingForm editing={editing}>
        <Frame {...frame} isLoading={editing.base === null}>
          {children}
        </Frame>
      </EditingForm>
    </EditBase>
  );
}
