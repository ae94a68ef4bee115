import { capitalise } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EditBase, type RaRecord, useEditContext, useNotify } from 'react-admin';
import { fieldsOf } from '../providers/fields-of.ts';
import { singularOf } from '../providers/known-resource.ts';
import { SavedState } from '../publication/SavedState.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { EditingForm } from './EditingForm.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { FormAlert } from './FormAlert.tsx';
import { KeptTyping } from './KeptTyping.tsx';
import { LoadingFields } from './LoadingFields.tsx';
import { RecordActions } from './RecordActions.tsx';
import { SaveButton } from './SaveButton.tsx';
import { StaleMerge } from './StaleMerge.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import { useEditing } from './use-editing.ts';

type SingleRecordFormProps = {
  /** A resource that is one record, known by the resource's name: `settings`. */
  resource: string;
  children: ReactNode;
};

/** The form for the one record of a resource, with its button always in sight. */
export function SingleRecordForm({ resource, children }: SingleRecordFormProps) {
  const notify = useNotify();
  const editing = useEditing();
  const queryClient = useQueryClient();
  const onSuccess = (saved: RaRecord) => {
    editing.begin(saved);
    queryClient.invalidateQueries({ queryKey: [resource] });
    notify(`${capitalise(singularOf(resource))} updated successfully!`, {
      type: 'success',
      action: <SavedState resource={resource} record={saved} />,
    });
  };
  return (
    <EditBase
      resource={resource}
      id={resource}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{ onSuccess, onError: editing.catch }}
    >
      <EditingForm editing={editing}>
        {editing.base ? (
          <FieldsForm fields={fieldsOf(resource)}>
            <KeptTyping />
            <DraftNotice />
            <StaleMerge resource={resource} />
            {children}
            <Box sx={barStyle}>
              <Box sx={{ flex: '1 1 16rem', '&:empty': { display: 'none' } }}>
                <FormAlert resource={resource} />
              </Box>
              <UnsavedNote />
              <RecordActions resource={resource} address={`/${resource}`} />
              <SaveButton label="Save Changes" />
            </Box>
          </FieldsForm>
        ) : (
          <LoadingForm resource={resource} />
        )}
      </EditingForm>
    </EditBase>
  );
}

function LoadingForm({ resource }: { resource: string }) {
  const { error, refetch } = useEditContext();
  if (error) return <LoadFailure what={`The ${singularOf(resource)}`} onRetry={refetch} />;
  return <LoadingFields count={8} />;
}

/** Always in sight, so that saving never needs a long scroll. */
const barStyle = {
  position: 'sticky',
  // The report of a job would lie over it.
  bottom: 'var(--dock-height, 0px)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: { xs: 0.5, sm: 2 },
  rowGap: 1,
  mt: 3,
  py: { xs: 1.25, sm: 2 },
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
