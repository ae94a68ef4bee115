import type { FieldMap } from '@karibu/graph/contract';
import { capitalise } from '@karibu/graph/contract';
import type { ComponentType, ReactNode } from 'react';
import { CreateBase, type RaRecord, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { SAVED } from '../layout/use-leave-blocker.ts';
import { SavedState } from '../publication/SavedState.tsx';
import { CreationContext, useNewCreation } from './creation.ts';
import { FormDialog, type FormFrameProps } from './FormDialog.tsx';
import { RecordActions } from './RecordActions.tsx';

export type RecordDialogProps = {
  resource: string;
  /** What people call the record: `tour`. */
  item: string;
  title: string;
  fields: FieldMap;
  /** What the form stands in: a dialog, unless said otherwise. */
  frame?: ComponentType<FormFrameProps>;
  children: ReactNode;
};

/**
 * The form for a new record. Saved, it closes, and the list is read again. Where the answer got lost, saving
 * again makes no second one, even after the page was loaded anew.
 */
export function CreateDialog(props: RecordDialogProps) {
  const { resource, item, title, fields, frame: Frame = FormDialog, children } = props;
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const creation = useNewCreation();
  const meta = { idempotencyKey: creation.settle };
  const close = () => navigate(`/${resource}`);
  const onSuccess = (saved: RaRecord) => {
    notify(`${capitalise(item)} created successfully!`, {
      type: 'success',
      action: <SavedState resource={resource} record={saved} />,
    });
    refresh();
    navigate(`/${resource}`, { state: SAVED });
  };
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError: () => undefined, meta }}
    >
      <CreationContext value={creation}>
        <Frame
          title={title}
          item={item}
          fields={fields}
          saveLabel={title}
          onClose={close}
          actions={<RecordActions resource={resource} />}
        >
          {children}
        </Frame>
      </CreationContext>
    </CreateBase>
  );
}
