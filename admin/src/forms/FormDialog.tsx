import type { FieldMap } from '@karibu/graph/contract';
import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { DeletedNotice } from './DeletedNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { FormAlert } from './FormAlert.tsx';
import { SaveButton } from './SaveButton.tsx';
import { StaleMerge } from './StaleMerge.tsx';

export type FormFrameProps = {
  title: string;
  /** What people call the record: `tour`. */
  item: string;
  fields: FieldMap;
  saveLabel: string;
  onClose: () => void;
  /** Further buttons, before those that save and cancel. */
  actions?: ReactNode;
  /** Whether the record is still being read. */
  isLoading?: boolean;
  children?: ReactNode;
};

/** A form in a modal dialog; on a phone it takes the whole screen. */
export function FormDialog(props: FormFrameProps) {
  const { title, onClose, isLoading = false } = props;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          pr: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <DialogTitle id={id} sx={{ flex: 1, fontWeight: 700 }}>
          {title}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Close" sx={{ width: 44, height: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {isLoading ? <LoadingForm /> : <LoadedForm {...props} />}
    </Dialog>
  );
}

function LoadedForm({ item, fields, saveLabel, onClose, actions, children }: FormFrameProps) {
  return (
    <FieldsForm fields={fields}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', py: 3 }}>
        <DraftNotice />
        <StaleMerge item={item} />
        <DeletedNotice item={item} />
        <FormAlert failedMessage={`Failed to save ${item}`} />
        {children}
      </DialogContent>
      <DialogActions sx={actionsStyle}>
        {actions}
        <Box sx={{ flex: { xs: '1 1 100%', sm: 1 } }} />
        <Button onClick={onClose}>Cancel</Button>
        <SaveButton label={saveLabel} />
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

const actionsStyle = { px: 3, py: 2, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' };

/** The fields scroll between a title and buttons that stay in sight. */
const paperStyle = {
  '& form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
};
