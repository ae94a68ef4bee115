import type { FieldMap } from '@karibu/graph/contract';
import { DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { WideDialog } from '../layout/WideDialog.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { FormBar, type FormBarProps } from './FormBar.tsx';
import { FormBody } from './FormBody.tsx';
import { longStyle } from './form-layout.ts';
import { LoadingForm } from './LoadingForm.tsx';
import { SectionList } from './SectionList.tsx';
import { SectionsContext, useSections } from './sections.ts';

export type FormFrameProps = FormBarProps & {
  title: string;
  fields: FieldMap;
  /** Whether the record is still being read. */
  isLoading?: boolean;
  children?: ReactNode;
};

/** A form in a modal dialog, which fills the screen where it asks for much. */
export function FormDialog(props: FormFrameProps) {
  const { title, onClose, fields, isLoading = false } = props;
  const isLong = Object.keys(fields).length > LONG;
  const Loaded = isLong ? LongForm : ShortForm;
  return (
    <WideDialog title={title} onClose={onClose} isRuled isFull={isLong}>
      {isLoading ? <LoadingForm isLong={isLong} /> : <Loaded {...props} />}
    </WideDialog>
  );
}

/** More fields than this want a list of their sections. */
const LONG = 15;

function ShortForm(props: FormFrameProps) {
  return (
    <FieldsForm fields={props.fields}>
      <DialogContent sx={{ py: 3 }}>
        <FormBody {...props} />
      </DialogContent>
      <Actions {...props} />
    </FieldsForm>
  );
}

function LongForm(props: FormFrameProps) {
  const { sections, add } = useSections();
  return (
    <FieldsForm fields={props.fields}>
      <DialogContent sx={longStyle}>
        <SectionList sections={sections} />
        <SectionsContext value={add}>
          <FormBody {...props} />
        </SectionsContext>
      </DialogContent>
      <Actions {...props} />
    </FieldsForm>
  );
}

function Actions({ resource, saveLabel, onClose, actions }: FormFrameProps) {
  return (
    <DialogActions sx={actionsStyle}>
      <FormBar resource={resource} saveLabel={saveLabel} onClose={onClose} actions={actions} />
    </DialogActions>
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
