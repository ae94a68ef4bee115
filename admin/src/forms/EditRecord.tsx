import { titleCase } from '@karibu/graph/contract';
import { type ComponentType, type ReactNode, useState } from 'react';
import { EditBase, type RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { LookersNotice } from '../notes/LookersNotice.tsx';
import { fieldsOf } from '../providers/fields-of.ts';
import { knownResource, singularOf } from '../providers/known-resource.ts';
import { EditingForm } from './EditingForm.tsx';
import type { FormFrameProps } from './FormDialog.tsx';
import { RecordActions } from './RecordActions.tsx';
import { UnreadRecord } from './UnreadRecord.tsx';
import { useEditing } from './use-editing.ts';
import { useDraftSaved, useSaved } from './use-saved.tsx';
import { useSavedDraft } from './use-saved-draft.ts';

type EditRecordProps = {
  resource: string;
  /** What the form stands in. */
  frame: ComponentType<FormFrameProps>;
  children: ReactNode;
};

/**
 * The form for the record named in the address. It starts from what the server holds now, and asks
 * before it overwrites what someone else saved since.
 */
export function EditRecord({ resource, frame: Frame, children }: EditRecordProps) {
  const { id } = useParams();
  const navigate = useNavigate();
  const editing = useEditing();
  const saved = useSavedDraft(resource, id);
  const onPublished = useSaved(resource, 'updated');
  const onDraft = useDraftSaved(resource);
  const onSuccess = (record: RaRecord) =>
    editing.asDraft.current ? onDraft() : onPublished(record);
  const [unread, setUnread] = useState<{ id: string | undefined; error: Error } | null>(null);
  const onClose = () => navigate(`/${resource}`);
  const title = `Edit ${titleCase(singularOf(resource))}`;
  const onReadError = (error: Error) => {
    // What is in a form that has begun stays; its save meets what is wrong.
    if (editing.base === null) setUnread({ id, error });
  };
  if (!id) return null;
  const failure = unread?.id === id ? unread.error : saved.error;
  if (failure && editing.base === null) {
    const onRetry = () => {
      setUnread(null);
      saved.refetch();
    };
    return <UnreadRecord {...{ resource, title, onRetry, onClose }} error={failure} />;
  }
  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={{ onError: onReadError }}
      mutationOptions={{ onSuccess, onError: editing.catch }}
    >
      <EditingForm editing={editing} draft={saved.draft} isWaiting={!saved.isReady}>
        <Frame
          resource={resource}
          title={title}
          fields={fieldsOf(resource)}
          saveLabel="Save Changes"
          onClose={onClose}
          actions={<RecordActions resource={resource} id={id} address={`/${resource}/${id}`} />}
          isLoading={editing.base === null}
        >
          {knownResource(resource).publishedBy === null ? null : (
            <LookersNotice resource={resource} id={id} />
          )}
          {children}
        </Frame>
      </EditingForm>
    </EditBase>
  );
}
