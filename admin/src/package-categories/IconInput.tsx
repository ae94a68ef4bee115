import { PACKAGE_ICONS } from '@karibu/graph/contract';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, FormHelperText, Popover, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { type ControlProps, useControl } from '../inputs/control.ts';
import { IconGrid } from './IconGrid.tsx';
import { labelOfIcon, PackageIcon } from './PackageIcon.tsx';

/** One of the icons that the public site can draw, chosen from a grid. */
export function IconInput(props: ControlProps) {
  const { field, isWrong, message, messageId } = useControl({ ...props, help: '' });
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = String(field.value || 'package');
  return (
    <Box>
      <Button
        ref={button}
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        endIcon={<ExpandIcon />}
        sx={buttonStyle}
      >
        <Typography component="span" color="textSecondary">
          {`${props.label}: `}
        </Typography>
        <PackageIcon name={name} />
        <Typography component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {labelOfIcon(name)}
        </Typography>
      </Button>
      <FormHelperText id={messageId} error={isWrong}>
        {message}
      </FormHelperText>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Choose an icon', sx: { p: 1.5 } } }}
      >
        <IconGrid
          names={Object.keys(PACKAGE_ICONS)}
          chosen={name}
          onChoose={(chosen) => {
            field.onChange(chosen);
            setOpen(false);
          }}
        />
      </Popover>
    </Box>
  );
}

const buttonStyle = {
  width: '100%',
  gap: 1.5,
  color: 'text.primary',
  bgcolor: 'background.field',
  borderColor: 'outline',
  fontWeight: 400,
};
