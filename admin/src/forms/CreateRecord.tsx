import { titleCase } from '@karibu/graph/contract';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { CreateBase } from 'react-admin';
import { useNavigate } from 'react-router';
import { newFieldsOf } from '../providers/fields-of.ts';
import { singularOf } from '../providers/known-resource.ts';
import { CreationContext, useNewCreation } from './creation.ts';
import type { FormFrameProps } from './FormDialog.tsx';
import { RecordActions } from './RecordActions.tsx';
import { useDraftAtHand } from './use-draft.ts';
import { useSaved } from './use-saved.tsx';

type CreateRecordProps = {
  resource: string;
  /** What the form stands in. */
  frame: ComponentType<FormFrameProps>;
  children: ReactNode;
};

/**
 * The form for a new record. After a save it closes, and the list is read again. If the answer to a
 * save is lost, saving again makes no second record, even after the page was loaded again.
 */
export function CreateRecord(props: CreateRecordProps) {
  return useDraftAtHand() ? <NewRecord {...props} /> : null;
}

function NewRecord({ resource, frame: Frame, children }: CreateRecordProps) {
  const navigate = useNavigate();
  const fields = useMemo(() => newFieldsOf(resource), [resource]);
  const creation = useNewCreation();
  const onSuccess = useSaved(resource, 'created');
  const meta = { idempotencyKey: creation.settle };
  const title = `Add ${titleCase(singularOf(resource))}`;
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError: () => undefined, meta }}
    >
      <CreationContext value={creation}>
        <Frame
          resource={resource}
          title={title}
          fields={fields}
          saveLabel={title}
          onClose={() => navigate(`/${resource}`)}
          actions={<RecordActions resource={resource} />}
        >
          {children}
        </Frame>
      </CreationContext>
    </CreateBase>
  );
}
