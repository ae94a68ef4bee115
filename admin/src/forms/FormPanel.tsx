import { Box, Card, CircularProgress, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { DeletedNotice } from './DeletedNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { FormAlert } from './FormAlert.tsx';
import { FormBar } from './FormBar.tsx';
import type { FormFrameProps } from './FormDialog.tsx';
import { HeldFields } from './HeldFields.tsx';
import { SavedDraftNotice } from './SavedDraftNotice.tsx';
import { StaleMerge } from './StaleMerge.tsx';

/** A form in the page itself, above the list that it belongs to. */
export function FormPanel(props: FormFrameProps) {
  const {
    resource,
    title,
    fields,
    saveLabel,
    onClose,
    actions,
    isLoading = false,
    children,
  } = props;
  const id = useId();
  const panel = usePanelInSight();
  return (
    <Card ref={panel} component="section" aria-labelledby={id} tabIndex={-1} sx={panelStyle}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {isLoading ? (
        <CircularProgress aria-label="Loading" />
      ) : (
        <FieldsForm fields={fields}>
          <HeldFields>
            <DraftNotice />
            <SavedDraftNotice resource={resource} />
            <StaleMerge resource={resource} />
            <DeletedNotice />
            <FormAlert resource={resource} />
            {children}
          </HeldFields>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
            <FormBar
              resource={resource}
              saveLabel={saveLabel}
              onClose={onClose}
              actions={actions}
            />
          </Box>
        </FieldsForm>
      )}
    </Card>
  );
}

/**
 * Moves the focus to the form when it opens, and back to the button that opened it when it closes.
 */
function usePanelInSight() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return panel;
}

const panelStyle = {
  p: { xs: 2, sm: 3 },
  mb: 3,
  overflow: 'visible',
  scrollMarginTop: 80,
  outline: 0,
};
