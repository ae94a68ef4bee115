import { Box, Card, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { FieldsForm } from './FieldsForm.tsx';
import { FormBar } from './FormBar.tsx';
import { FormBody } from './FormBody.tsx';
import type { FormFrameProps } from './FormDialog.tsx';
import { LoadingFields } from './LoadingFields.tsx';

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
        <LoadingFields count={6} />
      ) : (
        <FieldsForm fields={fields}>
          <FormBody resource={resource}>{children}</FormBody>
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
