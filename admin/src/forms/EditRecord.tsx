import { titleCase } from '@karibu/graph/contract';
import { type ComponentType, type ReactNode, useState } from 'react';
import { EditBase } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { fieldsOf } from '../providers/fields-of.ts';
import { singularOf } from '../providers/known-resource.ts';
import { EditingForm } from './EditingForm.tsx';
import type { FormFrameProps } from './FormDialog.tsx';
import { RecordActions } from './RecordActions.tsx';
import { UnreadRecord } from './UnreadRecord.tsx';
import { useEditing } from './use-editing.ts';
import { useSaved } from './use-saved.tsx';

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
  const onSuccess = useSaved(resource, 'updated');
  const [unread, setUnread] = useState<{ id: string | undefined; error: Error } | null>(null);
  const onClose = () => navigate(`/${resource}`);
  const title = `Edit ${titleCase(singularOf(resource))}`;
  const onReadError = (error: Error) => {
    // What is in a form that has begun stays; its save meets what is wrong.
    if (editing.base === null) setUnread({ id, error });
  };
  if (!id) return null;
  if (unread?.id === id) {
    const onRetry = () => setUnread(null);
    return <UnreadRecord {...{ resource, title, onRetry, onClose }} error={unread.error} />;
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
      <EditingForm editing={editing}>
        <Frame
          resource={resource}
          title={title}
          fields={fieldsOf(resource)}
          saveLabel="Save Changes"
          onClose={onClose}
          actions={<RecordActions resource={resource} address={`/${resource}/${id}`} />}
          isLoading={editing.base === null}
        >
          {children}
        </Frame>
      </EditingForm>
    </EditBase>
  );
}
