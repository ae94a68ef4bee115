import type { FieldMap } from '@karibu/graph/contract';
import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { EditBase, useEditContext, useNotify } from 'react-admin';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { sentenceCase } from '../records/sentence-case.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { FormAlert } from './FormAlert.tsx';
import { SaveButton } from './SaveButton.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import { useFreshRecord } from './use-fresh-record.ts';
import { useStaleVersion } from './use-stale-version.ts';

type SingleRecordFormProps = {
  /** A resource that is one record, known by the resource's name: `settings`. */
  resource: string;
  fields: FieldMap;
  children: ReactNode;
};

/** The form for the one record of a resource, with its button always in sight. */
export function SingleRecordForm({ resource, fields, children }: SingleRecordFormProps) {
  const notify = useNotify();
  const stale = useStaleVersion();
  const onSuccess = () => {
    stale.clear();
    notify(`${sentenceCase(resource)} updated successfully!`, { type: 'success' });
  };
  return (
    <EditBase
      resource={resource}
      id={resource}
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{ onSuccess, onError: stale.catch }}
    >
      <LoadedForm resource={resource} fields={fields} stale={stale}>
        {children}
      </LoadedForm>
    </EditBase>
  );
}

type LoadedFormProps = SingleRecordFormProps & { stale: ReturnType<typeof useStaleVersion> };

function LoadedForm({ resource, fields, stale, children }: LoadedFormProps) {
  const { error, refetch } = useEditContext();
  const isFresh = useFreshRecord();
  if (error && !isFresh) return <LoadFailure what={`The ${resource}`} onRetry={refetch} />;
  if (!isFresh) return <Skeleton variant="rounded" height={480} aria-label="Loading" />;
  return (
    <FieldsForm fields={fields}>
      <DraftNotice />
      {children}
      <Box sx={barStyle}>
        <Box sx={{ flex: '1 1 16rem' }}>
          {stale.version !== null ? (
            <StaleNotice item={`${resource} record`} stale={stale} />
          ) : (
            <FormAlert failedMessage={`Failed to save ${resource}`} />
          )}
        </Box>
        <UnsavedNote />
        <SaveButton label="Save Changes" />
      </Box>
    </FieldsForm>
  );
}

/** Always in sight, so that saving never needs a long scroll. */
const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  mt: 3,
  py: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
