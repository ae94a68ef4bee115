import { Box, Button, type ButtonProps } from '@mui/material';
import type { ElementType } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.ts';

type QuietButtonProps = ButtonProps & { label: string; component?: ElementType; to?: string };

/** A button of a form that does not save. On a phone its icon stands for it. */
export function QuietButton({ label, ...button }: QuietButtonProps) {
  return (
    <Button {...button} sx={buttonStyle}>
      <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
        {label}
      </Box>
    </Button>
  );
}

const buttonStyle = {
  minWidth: { xs: 44, sm: 64 },
  px: { xs: 0, sm: 2 },
  '& .MuiButton-startIcon': { mx: { xs: 0 }, mr: { sm: 1 } },
};
