import { Box, FormHelperText, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type FieldsetProps = {
  label: string;
  isRequired?: boolean;
  isWrong: boolean;
  message: string;
  messageId: string;
  children: ReactNode;
};

/** Several controls that make up one value, under its label and above its help or error. */
export function Fieldset(props: FieldsetProps) {
  const { label, isRequired = false, isWrong, message, messageId, children } = props;
  return (
    <Box
      component="fieldset"
      className="wide"
      aria-describedby={message ? messageId : undefined}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography
        component="legend"
        sx={{ p: 0, mb: 1, fontWeight: 600, color: isWrong ? 'error.main' : 'text.primary' }}
      >
        {label}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
      </Typography>
      {children}
      <FormHelperText id={messageId} error={isWrong} role={isWrong ? 'alert' : undefined}>
        {message}
      </FormHelperText>
    </Box>
  );
}
