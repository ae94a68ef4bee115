import { Box, Button, type ButtonProps } from '@mui/material';
import type { ComponentProps, ElementType } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.ts';

type QuietButtonProps = ButtonProps &
  Pick<ComponentProps<'a'>, 'target' | 'rel'> & {
    label: string;
    component?: ElementType;
    to?: string;
  };

/** A button that is not what the screen is for. On a phone its icon stands for it. */
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
