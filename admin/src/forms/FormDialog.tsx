import type { FieldMap } from '@karibu/graph/contract';
import { CircularProgress, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { WideDialog } from '../layout/WideDialog.tsx';
import { DeletedNotice } from './DeletedNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { FormAlert } from './FormAlert.tsx';
import { FormBar, type FormBarProps } from './FormBar.tsx';
import { HeldFields } from './HeldFields.tsx';
import { SavedDraftNotice } from './SavedDraftNotice.tsx';
import { StaleMerge } from './StaleMerge.tsx';

export type FormFrameProps = FormBarProps & {
  title: string;
  fields: FieldMap;
  /** Whether the record is still being read. */
  isLoading?: boolean;
  children?: ReactNode;
};

/** A form in a modal dialog. */
export function FormDialog(props: FormFrameProps) {
  const { title, onClose, isLoading = false } = props;
  return (
    <WideDialog title={title} onClose={onClose} isRuled>
      {isLoading ? <LoadingForm /> : <LoadedForm {...props} />}
    </WideDialog>
  );
}

function LoadedForm({ resource, fields, saveLabel, onClose, actions, children }: FormFrameProps) {
  return (
    <FieldsForm fields={fields}>
      <DialogContent sx={{ py: 3 }}>
        <HeldFields>
          <DraftNotice />
          <SavedDraftNotice resource={resource} />
          <StaleMerge resource={resource} />
          <DeletedNotice />
          <FormAlert resource={resource} />
          {children}
        </HeldFields>
      </DialogContent>
      <DialogActions sx={actionsStyle}>
        <FormBar resource={resource} saveLabel={saveLabel} onClose={onClose} actions={actions} />
      </DialogActions>
    </FieldsForm>
  );
}

function LoadingForm() {
  return (
    <DialogContent sx={{ display: 'grid', placeItems: 'center', minHeight: 320 }}>
      <CircularProgress aria-label="Loading" />
    </DialogContent>
  );
}

const actionsStyle = {
  px: { xs: 2, sm: 3 },
  py: { xs: 1.25, sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
  flexWrap: 'wrap',
  rowGap: 1,
};
