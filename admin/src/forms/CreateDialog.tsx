import type { FieldMap } from '@karibu/graph/contract';
import type { ReactNode } from 'react';
import { CreateBase, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { sentenceCase } from '../records/sentence-case.ts';
import { FormDialog } from './FormDialog.tsx';

export type RecordDialogProps = {
  resource: string;
  /** What people call the record: `tour`. */
  item: string;
  title: string;
  fields: FieldMap;
  children: ReactNode;
};

/** The form for a new record. Saved, it closes, and the list is read again. */
export function CreateDialog({ resource, item, title, fields, children }: RecordDialogProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = () => navigate(`/${resource}`);
  const onSuccess = () => {
    notify(`${sentenceCase(item)} created successfully!`, { type: 'success' });
    refresh();
    close();
  };
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError: () => undefined }}
    >
      <FormDialog title={title} item={item} fields={fields} saveLabel={title} onClose={close}>
        {children}
      </FormDialog>
    </CreateBase>
  );
}
