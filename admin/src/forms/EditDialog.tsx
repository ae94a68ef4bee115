import { EditBase, useNotify, useRefresh } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { sentenceCase } from '../records/sentence-case.ts';
import type { RecordDialogProps } from './CreateDialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useFreshRecord } from './use-fresh-record.ts';
import { useStaleVersion } from './use-stale-version.ts';

/**
 * The form for the record named in the address. It starts from what the server holds now, and what
 * someone else saved meanwhile is never overwritten unasked.
 */
export function EditDialog(props: RecordDialogProps) {
  const { resource, item } = props;
  const { id } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const stale = useStaleVersion();
  const close = () => navigate(`/${resource}`);
  const onSuccess = () => {
    stale.clear();
    notify(`${sentenceCase(item)} updated successfully!`, { type: 'success' });
    refresh();
    close();
  };
  if (!id) return null;
  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError: stale.catch }}
    >
      <LoadedDialog {...props} stale={stale} onClose={close} />
    </EditBase>
  );
}

type LoadedDialogProps = RecordDialogProps & {
  stale: ReturnType<typeof useStaleVersion>;
  onClose: () => void;
};

function LoadedDialog(props: LoadedDialogProps) {
  const { item, title, fields, frame: Frame = FormDialog, stale, onClose, children } = props;
  const isFresh = useFreshRecord();
  const notice = stale.version !== null && <StaleNotice item={item} stale={stale} />;
  return (
    <Frame
      title={title}
      item={item}
      fields={fields}
      saveLabel="Save Changes"
      onClose={onClose}
      isLoading={!isFresh}
      {...(notice && { notice })}
    >
      {children}
    </Frame>
  );
}
